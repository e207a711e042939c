import { type Catalogue, worthText } from '@dicehall/messages';
import type { PositionValue, RollOutcome } from '@dicehall/strategy';

type Unit = PositionValue['unit'];

/** Returns a text in which dice that belong together, such as “2 5”, stay in one line. */
export const wholeDice = (text: string): string => text.replaceAll(/(?<=[1-6]) (?=[1-6])/g, '\u00a0');

/** Describes an outcome in words, such as "75.7% (2 5)". */
export function outcomeText(
  messages: Catalogue,
  unit: Unit,
  outcome: RollOutcome | undefined,
  word: string,
  margin: number,
): string | null {
  if (outcome === undefined || outcome.value === null) return null;
  const { dice, busts, value } = outcome;
  return wholeDice(
    messages.say('web-explore-outcome', {
      of: busts ? 'bust' : 'dice',
      dice: { dice },
      value: worthText(messages, unit, value, word, margin),
    }),
  );
}
