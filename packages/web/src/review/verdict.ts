import { type AnyGame, describeMove, distinctMoves, ofSeat, type Seat } from '@dicehall/engine';
import { type Catalogue, shareText, unitWord, winsText } from '@dicehall/messages';
import { isInDoubt, isMistake, type Review, type ReviewedEntry } from '@dicehall/strategy';
import { amountText } from '../explore/value-text.ts';

interface Verdict {
  readonly messages: Catalogue;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly review: Review;
  readonly states: readonly unknown[];
}

const mostListed = 3;
/** The number of standard errors above which a change counts as certain. */
const surely = 4;

interface Shown extends Pick<Verdict, 'messages' | 'names' | 'review'> {
  /** The word for the unit of scores. */
  readonly word: string;
}

/** Formats a win chance as a percentage, and a lead with its sign but without a unit. */
export const standingNumber = (messages: Catalogue, unit: Review['unit'], value: number): string =>
  unit === 'win' ? shareText(messages, value) : amountText(messages, unit, value, 'exceptZero');

/** A lead has its sign and the unit of scores. */
export const standingText = (
  messages: Catalogue,
  unit: Review['unit'],
  value: number,
  word: string,
): string => {
  const number = standingNumber(messages, unit, value);
  return unit === 'win' ? number : messages.say('review-sips', { sips: number, word });
};

/** @param you the seat of the reader; without it, the seat of the entry is named */
export function chanceOf(
  { messages, names, review, word }: Shown,
  reviewed: ReviewedEntry,
  you?: Seat,
): string {
  const { before, after } = reviewed;
  const seat = you ?? reviewed.seat;
  const values = {
    unit: review.unit,
    seat: { seat },
    mine: you === undefined ? 'no' : 'yes',
    before: standingNumber(messages, review.unit, ofSeat(before, seat)),
    after: standingText(messages, review.unit, ofSeat(after, seat), word),
    // A margin that would be shown as 0 is omitted.
    margin:
      reviewed.kind === 'throw' || reviewed.margin < 0.0005 ? 'none' : winsText(messages, reviewed.margin),
  };
  return messages.say('web-review-chance', values, names);
}

/** Returns null if there is nothing notable. */
export function verdictOf({ messages, game, names, review, states }: Verdict, entry: number): string | null {
  const reviewed = review.entries[entry];
  if (reviewed === undefined) return null;
  const { seat } = reviewed;
  const word = unitWord(game, states[0]);
  const chance = chanceOf({ messages, names, review, word }, reviewed);
  if (reviewed.kind === 'throw') return Math.abs(reviewed.luck) > surely * review.noise ? chance : null;
  if (reviewed.forced) return null;
  const state = states[entry];
  const sayMove = (move: unknown) => messages.text(describeMove(game, state, seat, move), names);
  if (isMistake(review, reviewed)) {
    return `${messages.say('web-review-cost', { better: sayMove(reviewed.best) })} ${chance}`;
  }
  const asGood = reviewed.error === 0 ? reviewed.asGood : [];
  const [, ...others] = distinctMoves(
    game,
    state,
    seat,
    [reviewed.move, ...asGood].map((move) => ({ move })),
  ).map(({ move }) => sayMove(move));
  if (others.length > 0) {
    return messages.say('web-review-as-good', {
      count: others.length + 1,
      others: messages.list(others.slice(0, mostListed)),
    });
  }
  if (isInDoubt(review, reviewed))
    return messages.say('web-review-in-doubt', { margin: winsText(messages, reviewed.margin) });
  return review.noise === 0 ? messages.say('web-review-best') : null;
}
