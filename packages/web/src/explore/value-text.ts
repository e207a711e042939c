import { type Catalogue, shareText, winsText } from '@dicehall/messages';
import type { PositionValue, RollOutcome } from '@dicehall/strategy';

type Unit = PositionValue['unit'];

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A win chance, or sips with their sign. */
export const valueText = (messages: Catalogue, unit: Unit, value: number): string =>
  unit === 'win'
    ? shareText(messages, value)
    : messages.number(value, { signDisplay: 'exceptZero', ...twoDecimals });

/**
 * The difference of two values, without its sign.
 * @param word the word for the unit; by default that of the default options
 */
export const lossText = (messages: Catalogue, unit: Unit, loss: number, word = 'sips'): string =>
  messages.say('web-explore-amount', {
    unit,
    word,
    amount: unit === 'win' ? winsText(messages, loss) : messages.number(loss, twoDecimals),
  });

/** An outcome in words: "2 5: 75.7 %". */
export function outcomeText(
  messages: Catalogue,
  unit: Unit,
  outcome: RollOutcome | undefined,
): string | null {
  if (outcome === undefined || outcome.value === null) return null;
  const { dice, busts, value } = outcome;
  return messages.say('web-explore-outcome', {
    of: busts ? 'bust' : 'dice',
    dice: { dice },
    value: valueText(messages, unit, value),
  });
}

/** Wins in 100 matches, or sips, with the same number of decimals in every table. */
export function amountText(
  messages: Catalogue,
  unit: Unit,
  amount: number,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const [factor, digits] = unit === 'win' ? [100, 1] : [1, 2];
  return messages.number(factor * amount, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
}
