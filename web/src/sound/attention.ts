// "It is your turn", told so that it is noticed: by sound, in the title of the page, and by a
// notification if one is looking elsewhere.

import { i18n } from '../i18n/i18n.svelte';
import { settings } from '../settings/settings.svelte';
import { playSound } from './sounds';

export function callToTable(game: string, table: string): void {
  playSound('turn');
  if (!document.hidden || !settings.values.notifications) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const t = i18n.t.notice;
  const notification = new Notification(t.yourTurn, { body: t.yourTurnAt(game), tag: table });
  notification.onclick = () => {
    focus();
    notification.close();
  };
}

export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
