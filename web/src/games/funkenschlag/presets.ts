import type { Preset } from '../game';
import type { Lang } from '../../protocol/messages';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type PresetId = keyof Texts['presets'];

const kOptions: Record<PresetId, Record<string, string>> = {
  quick: { players: '2', map: 'germany', regions: 'random', money: 'open' },
  classic: { players: '4', map: 'germany', regions: 'random', money: 'open' },
  usa: { players: '4', map: 'usa', regions: 'random', money: 'open' },
  draft: { players: '3', map: 'germany', regions: 'draft', money: 'open' },
  full: { players: '6', map: 'germany', regions: 'random', money: 'open' },
  poker: { players: '5', map: 'usa', regions: 'random', money: 'concealed' },
};

export const presets: Preset[] = Object.entries(kOptions).map(([id, options]) => ({ id, options }));

export function presetLabel(id: string, lang: Lang): { title: string; text: string } {
  return textsOf(lang).presets[id as PresetId] ?? { title: id, text: '' };
}
