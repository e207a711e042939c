import { type Catalogue, worthText } from '@dicehall/messages';
import type { PositionValue, RollOutcome } from '@dicehall/strategy';

type Unit = PositionValue['unit'];

/** Describes an outcome in words: "2 5 gives 75.7 %". */
export function outcomeText(
  messages: Catalogue,
  unit: Unit,
  outcome: RollOutcome | undefined,
  word: string,
): string | null {
  if (outcome === undefined || outcome.value === null) return null;
  const { dice, busts, value } = outcome;
  return messages.say('web-explore-outcome', {
    of: busts ? 'bust' : 'dice',
    dice: { dice },
    value: worthText(messages, unit, value, word),
  });
}
