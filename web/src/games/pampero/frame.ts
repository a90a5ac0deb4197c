// What the frame of an action card says, one fact after the other. Its effect the server tells.

import type { Frame, Needs } from './content';
import type { Texts } from './texts/en';

function needsInWords(needs: Needs | undefined, texts: Texts): string[] {
  if (!needs) return [];
  const what = needs.piece === 'bulldozer' ? texts.card.needsBulldozer : texts.card.needsTower;
  const whose = needs.owners.includes('other') ? texts.card.anybodys : texts.card.ownOnly;
  return [`${what} (${whose})`];
}

export function frameInWords(frame: Frame, texts: Texts): string[] {
  const facts = [
    texts.card[frame.money],
    frame.zone_bound ? texts.card.zoneBound : texts.card.anyZone,
    ...needsInWords(frame.needs, texts),
  ];
  if (frame.field_energy) facts.push(texts.card.fieldEnergy);
  if (frame.fields.length < 3)
    facts.push(texts.card.onlyFields(texts.or(frame.fields.map(texts.zone))));
  return facts;
}
