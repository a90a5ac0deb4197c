// Ways to play that most tables want.

import type { Lang } from '../../protocol/messages';
import type { Preset } from '../game';
import type { Texts } from './texts/en';
import { textsOf } from './texts/texts';

type PresetId = keyof Texts['presets'];

const kOptions: Record<PresetId, Record<string, string> | null> = {
  introductory: null,
  classic: { players: '4', mode: 'full', assignment: 'rulebook' },
  duel: { players: '2', mode: 'full', assignment: 'random' },
  solo: { players: '2', mode: 'full', assignment: 'rulebook', automas: '1', automa1: 'normal' },
  solo3: {
    players: '4',
    mode: 'full',
    assignment: 'rulebook',
    automas: '3',
    automa1: 'normal',
    automa2: 'normal',
    automa3: 'normal',
  },
  trio: { players: '3', mode: 'full', assignment: 'rulebook' },
  leeghwater: { players: '3', mode: 'full', assignment: 'rulebook', leeghwater: 'yes' },
};

export const presets: Preset[] = Object.entries(kOptions).map(([id, options]) => ({ id, options }));

export function presetLabel(id: string, lang: Lang): { title: string; text: string } {
  return textsOf(lang).presets[id as PresetId] ?? { title: id, text: '' };
}
