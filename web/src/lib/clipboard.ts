import { i18n } from '../i18n/i18n.svelte';
import { toasts } from './toasts.svelte';

export async function copy(text: string): Promise<void> {
  if (await written(text)) toasts.say(() => i18n.t.action.copied);
  else toasts.say(() => i18n.t.link.failed, 'bad');
}

// Pages without https have no clipboard but still know the old way.
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writtenByHand(text);
  }
}

function writtenByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
