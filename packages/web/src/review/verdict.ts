import { type AnyGame, ofSeat, type Seat } from '@dicehall/engine';
import { type Catalogue, choiceMessage } from '@dicehall/messages';
import { isMistake, type Review, type ReviewedChoice } from '@dicehall/strategy';

interface Verdict {
  readonly messages: Catalogue;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly review: Review;
  readonly states: readonly unknown[];
}

/** The worst first. */
export const allMistakes = (review: Review): ReviewedChoice[] =>
  review.entries
    .filter((entry) => entry.kind === 'choice')
    .filter((choice) => isMistake(review, choice))
    .toSorted((a, b) => b.error - a.error);

const mostListed = 3;
/** Standard errors of a value that a change exceeds beyond doubt. */
const surely = 4;

export const worstMistakes = (review: Review, seats: readonly Seat[]): ReviewedChoice[] =>
  allMistakes(review)
    .filter(({ seat }) => seats.includes(seat))
    .slice(0, mostListed);

/** What a review says of an entry; null where there is nothing worth saying. */
export function verdictOf({ messages, game, names, review, states }: Verdict, entry: number): string | null {
  const reviewed = review.entries[entry];
  if (reviewed === undefined) return null;
  const { seat, before, after } = reviewed;
  const percent = (value: number) => messages.number(value, { style: 'percent' });
  const chance = messages.say(
    'web-review-chance',
    { seat: { seat }, before: percent(ofSeat(before, seat)), after: percent(ofSeat(after, seat)) },
    names,
  );
  if (reviewed.kind === 'throw') return Math.abs(reviewed.luck) > surely * review.noise ? chance : null;
  if (reviewed.forced) return null;
  if (!isMistake(review, reviewed)) return review.noise === 0 ? messages.say('web-review-best') : null;
  const { key, values } = choiceMessage(messages, game, states[entry], seat, reviewed.best);
  const better = messages.say(key, values, names);
  return `${messages.say('web-review-cost', { better }, names)} ${chance}`;
}
