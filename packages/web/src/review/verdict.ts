import type { AnyGame } from '@dicehall/engine';
import { type Catalogue, choiceMessage } from '@dicehall/messages';
import type { Review, ReviewedChoice } from '@dicehall/strategy';

interface Verdict {
  readonly messages: Catalogue;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly review: Review;
  readonly states: readonly unknown[];
}

/** Whether a choice cost more than the margin of estimated values. */
export const isMistake = ({ noise }: Review, { error }: ReviewedChoice): boolean => error > 2 * noise;

export function verdictOf({ messages, game, names, review, states }: Verdict, entry: number): string | null {
  const reviewed = review.entries[entry];
  if (reviewed === undefined) return null;
  const share = (value: number, signDisplay: 'auto' | 'exceptZero') =>
    messages.number(value, { style: 'percent', maximumFractionDigits: 1, signDisplay });
  if (reviewed.kind === 'throw') {
    const luck = { seat: { seat: reviewed.seat }, share: share(reviewed.luck, 'exceptZero') };
    return messages.say('web-review-luck', luck, names);
  }
  if (reviewed.forced) return null;
  if (!isMistake(review, reviewed)) return messages.say('web-review-best');
  const { key, values } = choiceMessage(messages, game, states[entry], reviewed.seat, reviewed.best);
  const cost = { share: share(reviewed.error, 'auto'), better: messages.say(key, values, names) };
  return messages.say('web-review-cost', cost, names);
}
