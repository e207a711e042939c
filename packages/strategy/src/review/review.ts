import {
  type AnyGame,
  type BaseEvent,
  type BySeat,
  continuesTie,
  type Entry,
  type Face,
  isCoreEvent,
  ofSeat,
  replayStatesOfLog,
  type Seat,
  type Setup,
  unwrap,
} from '@dicehall/engine';
import { cached } from '../cached.ts';
import { type Advice, adviceOf } from '../coach/index.ts';
import { throwsOf } from '../outcomes/throws.ts';
import { runToEnd, type Solving } from '../solve/progress.ts';
import { accountSteps, isMistake, leastSwing, nearTie, rounding } from '../values/thresholds.ts';
import { keyOf, type Values } from '../values/values.ts';
import { type PlayerReview, playerOf } from './players.ts';
import type { Reviewed, ReviewedChoice, ReviewedEntry, ReviewedThrow } from './reviewed.ts';

type JudgedChoice = Omit<ReviewedChoice, keyof Reviewed | 'met' | 'left'>;

/** Whether a choice has only one legal move. False in games that do not list their moves. */
const isForced = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.facts.listsMoves && game.moves(state, seat).length === 1;

/** Measures the error of a choice: its difference from the best move, if that exceeds the margin. */
function judgeChoice(
  values: Values,
  game: AnyGame,
  state: unknown,
  { seat, move }: Extract<Entry, { move: unknown }>,
): JudgedChoice {
  const own = game.canonical(move);
  const moves = values.moves(state, seat, { played: [own] });
  const [top] = moves;
  const played = moves.find((one) => keyOf(one.move) === keyOf(own));
  if (top === undefined || played === undefined)
    throw new Error(`A move that was played is not among the choices: ${keyOf(own)}`);
  const best = played.loss > 0 ? top : played;
  const asGood = moves.filter(
    (one) =>
      one !== best && one.loss === 0 && (one.margin === 0 ? best.margin === 0 : one.share !== undefined),
  );
  const { error, margin } = { error: played.loss, margin: played.margin };
  return {
    kind: 'choice',
    move: own,
    // An estimate may value only one of several moves. The rules therefore decide whether the choice was forced.
    forced: moves.length === 1 && isForced(game, state, seat),
    error,
    margin,
    best: best.move,
    advice: isMistake(values, { error, margin })
      ? adviceOf(values.at(state, { seat, played: [own] }), game, state, own)
      : null,
    asGood: asGood.map((one) => one.move),
  };
}

/** Returns the values before a choice with this error. The other seats gained it, in proportion to their values. */
export function beforeChoice(after: BySeat<number>, seat: Seat, error: number): BySeat<number> {
  const left = 1 - ofSeat(after, seat);
  const own = Math.min(1, ofSeat(after, seat) + error);
  return after.map((value, other) => (other === seat ? own : left > 0 ? (value * (1 - own)) / left : value));
}

/**
 * Returns the effect of a choice apart from its error. `met` is the effect of hidden choices that were revealed;
 * `left` is an effect without a known cause.
 */
export function changesOf(
  choice: JudgedChoice,
  reveals: boolean,
  { seat, before, after }: Pick<Reviewed, 'seat' | 'before' | 'after'>,
): Pick<ReviewedChoice, 'met' | 'left'> {
  const nothing = before.map(() => 0);
  // What one of two players loses by a mistake, the other gains.
  const isForTwo = before.length === 2;
  const beside = before.map((from, other) => {
    const change = ofSeat(after, other) - from;
    if (other === seat) return change + choice.error;
    return reveals || isForTwo ? change - choice.error / (before.length - 1) : change;
  });
  if (reveals) return { met: beside, left: nothing };
  const isInDoubt = choice.error === 0 && choice.margin > 0;
  return {
    met: nothing,
    left: isInDoubt || isForTwo ? beside : nothing.with(seat, ofSeat(beside, seat)),
  };
}

/**
 * Returns the advice with values that begin at the value of the position, so that all changes show the same number for
 * it. Estimates of the moves and of the position can differ.
 */
const adviceFrom = (before: number, { advice, error }: JudgedChoice): Advice | null =>
  advice?.other == null
    ? advice
    : {
        ...advice,
        best: { ...advice.best, value: before },
        other: { ...advice.other, value: Math.max(0, before - error) },
      };

function rankOf(
  of: Values,
  game: AnyGame,
  before: unknown,
  { seat, dice }: { readonly seat: Seat; readonly dice: readonly Face[] },
): ReviewedThrow['rank'] {
  const worth = (thrown: readonly Face[]): number => {
    const after = unwrap(game.apply(before, { seat, dice: thrown })).state;
    return ofSeat(of.rank(after), seat);
  };
  const own = worth(dice);
  const all = 6 ** dice.length;
  const rank = { worse: 0, better: 0 };
  // Throws are compared without the order of their dice, which does not affect the value.
  const throws = throwsOf(dice.length);
  const { ways, values } = of.rolls(before) ?? {
    ways: Float64Array.from(throws, (one) => one.ways),
    values: Float64Array.from(throws, (one) => worth(one.dice)),
  };
  for (let at = 0; at < ways.length; at++) {
    if (values[at] < own - rounding) rank.worse += ways[at] / all;
    else if (values[at] > own + rounding) rank.better += ways[at] / all;
  }
  return rank;
}

export interface Review extends Pick<Values, 'how' | 'unit' | 'noise'> {
  /** Whether the values are exact, that is, computed for best play by all players. */
  readonly exact: boolean;
  /** The values before the first entry, by seat. `result` has those after the last entry. */
  readonly start: BySeat<number>;
  readonly result: BySeat<number>;
  readonly entries: readonly ReviewedEntry[];
  readonly players: BySeat<PlayerReview>;
  /** Two standard errors of `left`, for each player. */
  readonly margin: number;
}

/** The number of standard errors from which a difference between two estimates with the same dice counts as certain. */
const certainSigmas = 3;
const mostTurningPoints = 3;
const mostMistakes = 3;

type Measured = Pick<Review, 'unit' | 'noise' | 'entries'>;

/** Returns the mistakes, the worst first. */
export const mistakesIn = (review: Measured): ReviewedChoice[] =>
  review.entries
    .filter((entry) => entry.kind === 'choice')
    .filter((choice) => isMistake(review, choice))
    .toSorted((a, b) => b.error - a.error);

/** Whether the estimate is too imprecise to exclude that the choice was a mistake. */
export const isInDoubt = (review: Pick<Review, 'unit' | 'noise'>, choice: ReviewedChoice): boolean =>
  !isMistake(review, choice) && choice.margin > nearTie[review.unit];

/**
 * An entry, one cause of its change of values, and the seat whose value is meant. The cause is a throw, the error of a
 * choice, or the hidden choices that the entry revealed.
 */
export type Change = { readonly seat: Seat } & (
  | { readonly cause: 'throw'; readonly entry: ReviewedThrow }
  | { readonly cause: 'choice' | 'reveal'; readonly entry: ReviewedChoice }
);

type Moment = Change & { readonly swing: number };

function momentOf(change: Change): Moment {
  const { before, after } = stepOf(change);
  return { ...change, swing: Math.abs(after - before) };
}

const mostChanged = (values: BySeat<number>): Seat => {
  const sizes = values.map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
};

/**
 * Returns the moments of an entry. A choice has two if it is the reader's own and reveals hidden choices. A choice of
 * another player has none if only the noise of an estimate may have changed the reader's value.
 */
function momentsOf({ unit, noise }: Measured, entry: ReviewedEntry, reader?: Seat): Moment[] {
  const seat = reader ?? entry.seat;
  if (entry.kind === 'throw') return [momentOf({ cause: 'throw', entry, seat })];
  const { met, error } = entry;
  const revealedTo = reader ?? mostChanged(met);
  const isReveal = Math.abs(ofSeat(met, revealedTo)) > error;
  const isCertain = noise === 0 || isMistake({ unit, noise }, entry);
  return [
    ...(seat === entry.seat || (isCertain && !isReveal) ? [momentOf({ cause: 'choice', entry, seat })] : []),
    ...(isReveal ? [momentOf({ cause: 'reveal', entry, seat: revealedTo })] : []),
  ];
}

const largestFirst = (moments: readonly Moment[]): Moment[] => moments.toSorted((a, b) => b.swing - a.swing);

/** Whether the shown values before and after a change differ. */
function isShown(review: Measured, change: Change): boolean {
  const steps = accountSteps({ unit: review.unit, noise: stepMargin(review, change) });
  const { before, after } = stepOf(change);
  return Math.round(before * steps) !== Math.round(after * steps);
}

/** Whether a swing is so large that it cannot come from the noise of the estimates alone. */
export const isBeyondNoise = ({ noise }: Pick<Review, 'noise'>, swing: number): boolean =>
  Math.abs(swing) >= certainSigmas * noise;

/** Returns the moments with a large swing. A reader's largest moment is one of them if it is certain. */
const turningMoments = (review: Measured, reader?: Seat): Moment[] =>
  largestFirst(review.entries.flatMap((entry) => momentsOf(review, entry, reader)))
    .filter((moment) => isShown(review, moment))
    .filter(({ swing }) => isBeyondNoise(review, swing))
    .filter(({ swing }, rank) => (rank === 0 && reader !== undefined) || swing >= leastSwing[review.unit])
    .slice(0, mostTurningPoints);

/** Returns the entries with the largest swings, the largest first. */
export const turningPoints = (review: Measured): ReviewedEntry[] => [
  ...new Set(turningMoments(review).map(({ entry }) => entry)),
];

/**
 * Returns the turning points and the worst mistakes of some seats, the largest swing first.
 * @param reader the seat to measure all swings for. If absent, a swing is that of the player who rolled or chose, and
 * for a reveal that of the player with the largest one.
 */
export function decisiveMoments(review: Measured, seats: readonly Seat[], reader?: Seat): Moment[] {
  const turning = turningMoments(review, reader);
  const worst = mistakesIn(review)
    .filter((one) => seats.includes(one.seat))
    .slice(0, mostMistakes)
    .filter((one) => !turning.some(({ cause, entry }) => cause === 'choice' && entry === one))
    .map((entry) => momentOf({ cause: 'choice', entry, seat: entry.seat }))
    .filter((moment) => isShown(review, moment));
  return largestFirst([...turning, ...worst]);
}

/**
 * Returns the value of the seat before and after a change. For a player's own choice, the difference is its error, and
 * the values of a mistake are computed from what that player could know. A reveal is the whole change at its entry.
 */
export function stepOf({ cause, entry, seat }: Change): { before: number; after: number } {
  const [before, after] = [ofSeat(entry.before, seat), ofSeat(entry.after, seat)];
  if (cause !== 'choice' || seat !== entry.seat) return { before, after };
  const { advice, met, left } = entry;
  return advice?.other == null
    ? { before, after: after - ofSeat(met, seat) - ofSeat(left, seat) }
    : { before: advice.best.value, after: advice.other.value };
}

/** Returns two standard errors of the values of `stepOf`; 0 if the values are not estimated. */
export const stepMargin = ({ noise }: Pick<Review, 'noise'>, { cause, entry, seat }: Change): number =>
  cause === 'choice' && seat === entry.seat && entry.advice?.other != null
    ? entry.advice.best.margin
    : 2 * noise;

/** Returns the largest margin of a choice; 0 if no choice was estimated. */
export const largestMargin = ({ entries }: Pick<Review, 'entries'>): number =>
  entries.reduce((most, entry) => (entry.kind === 'choice' ? Math.max(most, entry.margin) : most), 0);

interface InTurn {
  /** The number of this seat's turn, from 1. */
  readonly turn: number;
  readonly rolls: number;
  readonly hot: boolean;
}

const firstTurn: InTurn = { turn: 1, rolls: 0, hot: false };

function afterEvents(turns: BySeat<InTurn>, events: readonly BaseEvent[]): BySeat<InTurn> {
  const next = [...turns];
  for (const event of events) {
    if (!isCoreEvent(event)) continue;
    if (event.kind === 'hot-dice') next[event.seat] = { ...next[event.seat], hot: true };
    if (event.kind === 'turn-ended') next[event.seat] = { ...firstTurn, turn: next[event.seat].turn + 1 };
  }
  return next;
}

/**
 * Reviews a match: measures the luck of each throw and the error of each choice.
 * @param of the values of the match
 * @throws Error if an entry of the log is illegal
 */
export const review = (setup: Setup, log: readonly Entry[], of: Values): Review =>
  runToEnd(reviewing(setup, log, of));

/** Reviews a match in steps. It yields before each value, because estimating a value can take long. */
export function* reviewing(setup: Setup, log: readonly Entry[], of: Values): Solving<Review> {
  const { game, names } = setup;
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) throw new Error(`Entry ${match.error.entry} breaks a rule: ${match.error.code}`);
  const { states, events } = match.value;
  const choiceAt = cached(
    (index: number) => index,
    (index) => {
      const entry = log[index];
      return entry !== undefined && 'move' in entry ? judgeChoice(of, game, states[index], entry) : null;
    },
  );
  // Comparing moves adds rollouts, so estimated choices come first.
  if (of.isEstimated) {
    for (const index of log.keys()) {
      yield index / states.length / 2;
      choiceAt(index);
    }
  }
  const values: BySeat<number>[] = [];
  for (const [index, state] of [...states.entries()].reverse()) {
    yield 1 - index / states.length / 2;
    const [choice, after] = [choiceAt(index), values[index + 1]];
    values[index] =
      of.followsLosses && choice !== null && after !== undefined
        ? beforeChoice(after, ofSeat(log, index).seat, choice.error)
        : of.bySeat(state);
  }
  // The rolls of a tie-break count as one, because only together do they decide.
  for (const index of log.keys()) if (continuesTie(events, index)) values[index] = ofSeat(values, index - 1);
  let turns: BySeat<InTurn> = names.map(() => firstTurn);
  const entries = log.map((entry, index): ReviewedEntry => {
    const before = ofSeat(values, index);
    const after = ofSeat(values, index + 1);
    const { turn, rolls, hot } = ofSeat(turns, entry.seat);
    const place = { entry: index, seat: entry.seat, turn, before, after };
    if ('dice' in entry) turns = turns.with(entry.seat, { turn, rolls: rolls + 1, hot: false });
    turns = afterEvents(turns, events[index] ?? []);
    const choice = choiceAt(index);
    if (choice !== null) {
      const reveals = of.reveals(states[index + 1]);
      const isRough = of.followsLosses || of.how === 'rollouts';
      const advice = isRough ? adviceFrom(ofSeat(before, entry.seat), choice) : choice.advice;
      return { ...place, ...choice, advice, ...changesOf(choice, reveals, place) };
    }
    const dice = 'dice' in entry ? entry.dice : [];
    const value = ofSeat(after, entry.seat);
    return {
      ...place,
      kind: 'throw',
      dice,
      roll: rolls + 1,
      hot,
      luck: value - ofSeat(before, entry.seat),
      rank: of.how === 'exact' ? rankOf(of, game, states[index], { seat: entry.seat, dice }) : null,
    };
  });
  const inDoubt = entries.map((entry) => (entry.kind === 'choice' && entry.error === 0 ? entry.margin : 0));
  return {
    how: of.how,
    exact: of.how === 'exact',
    unit: of.unit,
    noise: of.noise,
    start: ofSeat(values, 0),
    result: ofSeat(values, log.length),
    entries,
    players: names.map((_, seat) => playerOf(entries, seat)),
    margin: Math.hypot(...inDoubt),
  };
}
