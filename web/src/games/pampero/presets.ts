import type { Preset } from '../game';
import type { Lang } from '../../protocol/messages';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type PresetId = keyof Texts['presets'];

const kOptions: Record<PresetId, Record<string, string> | null> = {
  first: null,
  solo: { players: '1' },
  standard: { players: '3' },
  duel: { players: '2', rahdo: 'on' },
  full: { players: '4' },
  long: { players: '3', length: 'longer' },
};

export const presets: Preset[] = Object.entries(kOptions).map(([id, options]) => ({ id, options }));

export function presetLabel(id: string, lang: Lang): { title: string; text: string } {
  return textsOf(lang).presets[id as PresetId] ?? { title: id, text: '' };
}
