import type { Lang } from '../../protocol/messages';
import type { Preset } from '../game';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type PresetId = keyof Texts['presets'];

const kBase = { limits: 'off', island: 'normal', cards: 'printed', vacation: 'on' };

const kOptions: Record<PresetId, Record<string, string>> = {
  solo: { ...kBase, players: '1' },
  duel: { ...kBase, players: '2' },
  family: { ...kBase, players: '4' },
  contracts: { ...kBase, players: '3', cards: 'one_per_color' },
  adventure: { players: '3', limits: 'on', island: 'adventure', cards: 'mixed', vacation: 'off' },
};

export const presets: Preset[] = Object.entries(kOptions).map(([id, options]) => ({ id, options }));

export function presetLabel(id: string, lang: Lang): { title: string; text: string } {
  return textsOf(lang).presets[id as PresetId] ?? { title: id, text: '' };
}
