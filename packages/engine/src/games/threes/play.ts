import {
  allSeats,
  err,
  type Face,
  illegal,
  lowestFirst,
  matchOver,
  ofSeat,
  ok,
  type Positions,
  pick,
  type Result,
  seatAfter,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import type { ThreesEvent } from './event.ts';
import { keepResult, openPositions } from './keeps.ts';
import { isByRounds, type ThreesOptions } from './options.ts';
import { isLost, lostRound, lowestOf, roundPoints } from './rounds.ts';
import { moon, scoreThrees } from './scoring.ts';
import { allDice, type ThreesIllegal, type ThreesMove, type ThreesState, type ThreesTurn } from './state.ts';

type ThreesTransition = Transition<ThreesState, ThreesEvent>;
const moveTo = transition<ThreesState, ThreesEvent>;
type Played = Result<ThreesTransition, ThreesIllegal>;
type Choosing = Extract<ThreesTurn, { kind: 'choose' }>;

export function startThrees(options: ThreesOptions, seats: number): ThreesState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    costs: allSeats(seats).map(() => null),
    round: 1,
    seat: 0,
    turn: { kind: 'start' },
    over: false,
  };
}

function goOn(
  state: ThreesState,
  roundEnds: boolean,
  change: Pick<ThreesState, 'scores' | 'costs'>,
  events: readonly ThreesEvent[],
): ThreesTransition {
  const { options, seat, round } = state;
  const { scores } = change;
  const over = roundEnds && round === options.rounds;
  const after: ThreesState = {
    options,
    ...change,
    round: roundEnds && !over ? round + 1 : round,
    seat: roundEnds ? 0 : seatAfter(seat, scores.length),
    turn: { kind: 'start' },
    over,
  };
  return over ? moveTo(after, ...events, matchOver(lowestFirst(scores), scores)) : moveTo(after, ...events);
}

/**
 * Returns the event that ends a round.
 * @param taken the points that each seat takes
 */
function roundEvent(costs: ThreesState['costs'], taken: readonly number[]): ThreesEvent {
  const points = lowestOf(costs) ?? 0;
  const seats = taken.flatMap((own, seat) => (own < lostRound ? [seat] : []));
  const [seat = 0] = seats;
  return seats.length === 1
    ? { kind: 'round-won', seat, points, lost: lostRound }
    : { kind: 'round-tied', seats, points, others: costs.length - seats.length, lost: lostRound };
}

function endTurnOfRound(
  state: ThreesState,
  dice: readonly Face[],
  cost: number,
  before: readonly ThreesEvent[],
) {
  const { seat, options, scores } = state;
  const costs = withSeat(state.costs, seat, cost);
  const lowest = lowestOf(state.costs) ?? cost;
  const isWon = cost === moon && options.moon === 'wins';
  const roundEnds = isWon || seatAfter(seat, scores.length) === 0;
  const ended: ThreesEvent =
    cost === moon
      ? { kind: 'moon', seat, dice, banked: 0, total: ofSeat(scores, seat) }
      : { kind: 'turn-cost', seat, dice, points: cost, isBeaten: cost > lowest ? 'yes' : 'no' };
  const events: ThreesEvent[] = [...before, ended, { kind: 'turn-ended', seat }];
  if (!roundEnds) return goOn(state, false, { scores, costs }, events);
  const taken = roundPoints(costs);
  const totals = scores.map((score, at) => score + ofSeat(taken, at));
  const none = costs.map(() => null);
  return goOn(state, true, { scores: totals, costs: none }, [...events, roundEvent(costs, taken)]);
}

function endTurn(state: ThreesState, dice: readonly Face[], ...before: readonly ThreesEvent[]) {
  const { seat, options, scores, costs } = state;
  const banked = scoreThrees(dice, options.moon);
  if (isByRounds(options, scores.length)) return endTurnOfRound(state, dice, banked, before);
  const total = ofSeat(scores, seat) + banked;
  const after = { scores: withSeat(scores, seat, total), costs };
  return goOn(state, seatAfter(seat, scores.length) === 0, after, [
    ...before,
    { kind: banked === moon ? 'moon' : 'banked', seat, dice, banked, total },
    { kind: 'turn-ended', seat },
  ]);
}

function rollAgain(state: ThreesState, turn: Choosing, keep: Positions): Played {
  const kept = keepResult(turn.locked, keep, state.options.lastDie);
  if (!kept.ok) return kept;
  const { locked, endsTurn } = kept.value;
  const held = turn.dice.filter((_, position) => locked[position] === true);
  const event: ThreesEvent = { kind: 'kept', seat: state.seat, dice: pick(turn.dice, keep) };
  return ok(
    endsTurn || isLost(state, held)
      ? endTurn(state, turn.dice, event)
      : moveTo({ ...state, turn: { kind: 'throw', dice: turn.dice, locked } }, event),
  );
}

export function playThrees(state: ThreesState, move: ThreesMove): Played {
  const { turn } = state;
  if (turn.kind === 'choose') {
    return move.type === 'bank' ? ok(endTurn(state, turn.dice)) : rollAgain(state, turn, move.keep ?? []);
  }
  if (move.type === 'bank') return err(illegal('must-roll-first', { seat: { seat: state.seat } }));
  if (move.keep !== undefined && move.keep.length > 0) return err(illegal('keep-not-allowed'));
  const locked = Array.from({ length: allDice }, () => false);
  return ok(moveTo({ ...state, turn: { kind: 'throw', dice: [], locked } }));
}

/**
 * Applies a roll.
 * @param thrown the faces, in the order of the unlocked positions
 */
export function rollThrees(state: ThreesState, thrown: readonly Face[]): ThreesTransition {
  const { turn, seat } = state;
  if (turn.kind !== 'throw') throw new Error('Threes takes a throw only when it waits for one');
  const open = openPositions(turn.locked);
  const dice = turn.locked.map((isLocked, position) => {
    const face = isLocked ? turn.dice[position] : thrown[open.indexOf(position)];
    if (face === undefined) throw new RangeError(`No die at position ${position}`);
    return face;
  });
  const rolled: ThreesEvent = { kind: 'rolled', seat, dice: thrown, purpose: 'turn' };
  const kept = dice.filter((_, position) => turn.locked[position] === true);
  if (open.length === 1 || isLost(state, kept, thrown)) return endTurn(state, dice, rolled);
  return moveTo({ ...state, turn: { kind: 'choose', dice, locked: turn.locked } }, rolled);
}
