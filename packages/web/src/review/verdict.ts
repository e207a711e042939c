import { type AnyGame, describeMove, distinctMoves, type Seat } from '@dicehall/engine';
import { type Catalogue, estimateText, marginText, unitWord } from '@dicehall/messages';
import { type Change, gradeOf, isInDoubt, type Review, stepMargin, stepOf } from '@dicehall/strategy';

interface Verdict {
  readonly messages: Catalogue;
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly review: Review;
  readonly states: readonly unknown[];
  /** The seat of the reader. */
  readonly you?: Seat | undefined;
}

const mostListed = 3;
/** The number of standard errors above which a change counts as certain. */
const surely = 4;

interface Shown extends Pick<Verdict, 'messages' | 'game' | 'names' | 'review'> {
  /** The word for the unit of scores. */
  readonly word: string;
}

/** Formats percentage points or sips with one decimal, or estimated percentage points with none. */
export const amountText = (
  messages: Catalogue,
  unit: Review['unit'],
  amount: number,
  signDisplay: 'auto' | 'exceptZero' | 'never' = 'auto',
  isEstimated = false,
): string => {
  const digits = isEstimated && unit === 'win' ? 0 : 1;
  return messages.number(unit === 'win' ? 100 * amount : amount, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  });
};

type Scale = Pick<Review, 'unit' | 'noise'>;

/** Formats a win chance as a percentage, and a lead with its sign but without a unit. */
export const standingNumber = (messages: Catalogue, { unit, noise }: Scale, value: number): string =>
  unit === 'win' ? estimateText(messages, value, 2 * noise) : amountText(messages, unit, value, 'exceptZero');

/** Formats a win chance as a percentage, and a lead with its sign and the unit of scores. */
export const standingText = (messages: Catalogue, scale: Scale, value: number, word: string): string => {
  const { unit } = scale;
  const number = standingNumber(messages, scale, value);
  return unit === 'win' ? number : messages.say('review-sips', { sips: number, word });
};

/**
 * Describes the value of a seat before and after a change.
 * @param you the seat of the reader
 */
export function chanceOf({ messages, game, names, review, word }: Shown, change: Change, you?: Seat): string {
  const { cause, entry, seat } = change;
  const { unit } = review;
  const { before, after } = stepOf(change);
  const isBehind = before < 0 && after <= 0;
  const isOneSided = isBehind || (before >= 0 && after >= 0);
  const sips = (value: number): string =>
    amountText(messages, unit, value, isOneSided ? 'never' : 'exceptZero');
  const imprecise = stepMargin(review, change);
  const text = (value: number): string =>
    unit === 'win' ? estimateText(messages, value, imprecise) : sips(value);
  const values = {
    unit: unit === 'win' ? 'win' : isBehind ? 'behind' : 'sips',
    seat: { seat },
    mine: seat === you ? 'yes' : 'no',
    before: text(before),
    after: unit === 'win' ? text(after) : messages.say('review-sips', { sips: text(after), word }),
    knows: !game.facts.hiddenInformation
      ? 'all'
      : cause === 'reveal'
        ? 'revealed'
        : cause === 'choice' && seat === entry.seat
          ? 'own'
          : 'open',
  };
  return messages.say('web-review-chance', values, names);
}

/** Describes what a review found at an entry; null if nothing is notable. */
export function verdictOf(
  { messages, game, names, review, states, you }: Verdict,
  entry: number,
): string | null {
  const reviewed = review.entries[entry];
  if (reviewed === undefined) return null;
  const { seat } = reviewed;
  const reader = you ?? seat;
  const word = unitWord(game, states[0]);
  const shown = { messages, game, names, review, word };
  if (reviewed.kind === 'throw') {
    const isNotable = Math.abs(reviewed.luck) > surely * review.noise;
    return isNotable ? chanceOf(shown, { cause: 'throw', entry: reviewed, seat: reader }, you) : null;
  }
  if (reviewed.forced) return null;
  const state = states[entry];
  const sayMove = (move: unknown) => messages.text(describeMove(game, state, seat, move), names);
  const kind = gradeOf(review, reviewed);
  if (kind !== null) {
    const chance = chanceOf(shown, { cause: 'choice', entry: reviewed, seat }, you);
    const values = {
      kind,
      mine: seat === you ? 'yes' : 'no',
      seat: { seat },
      move: sayMove(reviewed.move),
      better: sayMove(reviewed.best),
    };
    return `${messages.say('web-review-cost', values, names)} ${chance}`;
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
    return messages.say('web-review-in-doubt', { margin: marginText(messages, reviewed.margin) });
  return review.noise === 0 ? messages.say('web-review-best') : null;
}
