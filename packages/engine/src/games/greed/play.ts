import {
  allSeats,
  err,
  type Face,
  highestFirst,
  illegal,
  matchOver,
  ofSeat,
  ok,
  type Result,
  seatAfter,
  type Transition,
  withSeat,
} from '../../core/index.ts';
import type { GreedEvent } from './event.ts';
import type { GreedOptions } from './options.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedIllegal, type GreedMove, type GreedState, type GreedTurn } from './state.ts';

type GreedTransition = Transition<GreedState, GreedEvent>;

export function startGreed(options: GreedOptions, seats: number): GreedState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    inGame: allSeats(seats).map(() => options.opening === 0),
    seat: 0,
    turn: { kind: 'start' },
    finalBy: null,
    over: false,
  };
}

/**
 * Returns the points that the player would bank by stopping now: 0 if the player is not in the game yet and the turn
 * has fewer than `opening` points.
 */
export function bankedByStopping(state: GreedState): number {
  if (state.turn.kind !== 'choose') return 0;
  const enough = ofSeat(state.inGame, state.seat) || state.turn.points >= state.options.opening;
  return enough ? state.turn.points : 0;
}

/** Ends the current turn with `banked` points, and starts the next one or ends the match. */
function endTurn(state: GreedState, banked: number, event: GreedEvent): GreedTransition {
  const { seat, options } = state;
  const score = ofSeat(state.scores, seat) + banked;
  const reached = state.finalBy === null && score >= options.target;
  const finalBy = reached ? seat : state.finalBy;
  const next = seatAfter(seat, state.scores.length);
  const after: GreedState = {
    options,
    scores: banked === 0 ? state.scores : withSeat(state.scores, seat, score),
    inGame: banked === 0 ? state.inGame : withSeat(state.inGame, seat, true),
    seat: next,
    turn: { kind: 'start' },
    finalBy,
    over: next === finalBy,
  };
  const events: GreedEvent[] = [event, { kind: 'turn-ended', seat }];
  if (after.over) events.push(matchOver(highestFirst(after.scores), after.scores));
  else if (reached) events.push({ kind: 'final-round', seat, target: options.target });
  return { state: after, events };
}

/** Lists every field, because a spread would take three times as long and this function runs for every entry. */
const withTurn = (state: GreedState, turn: GreedTurn): GreedState => ({
  options: state.options,
  scores: state.scores,
  inGame: state.inGame,
  seat: state.seat,
  turn,
  finalBy: state.finalBy,
  over: state.over,
});

const noEvents: readonly GreedEvent[] = [];

export function playGreed(state: GreedState, move: GreedMove): Result<GreedTransition, GreedIllegal> {
  const { turn, seat } = state;
  if (move.type === 'roll') {
    const points = turn.kind === 'start' ? 0 : turn.points;
    const dice = turn.kind === 'start' ? allDice : turn.dice;
    return ok({ state: withTurn(state, { kind: 'throw', points, dice }), events: noEvents });
  }
  if (turn.kind === 'start') return err(illegal('nothing-to-stop', { seat: { seat } }));
  const banked = bankedByStopping(state);
  const total = ofSeat(state.scores, seat) + banked;
  return ok(
    endTurn(
      state,
      banked,
      banked > 0
        ? { kind: 'banked', seat, banked, total }
        : { kind: 'not-in', seat, points: turn.points, opening: state.options.opening },
    ),
  );
}

export function rollGreed(state: GreedState, dice: readonly Face[]): GreedTransition {
  const { turn, seat } = state;
  if (turn.kind !== 'throw') throw new Error('Greed takes a throw only when it waits for one');
  const { score, rest } = scoreGreed(dice, state.options);
  if (score === 0) return endTurn(state, 0, { kind: 'busted', seat, dice, lost: turn.points });
  const points = turn.points + score;
  const next = rest === 0 ? allDice : rest;
  const scored: GreedEvent = { kind: 'scored', seat, dice, score, points, diceLeft: rest };
  return {
    state: withTurn(state, { kind: 'choose', points, dice: next, last: dice }),
    events: rest === 0 ? [scored, { kind: 'hot-dice', seat, count: allDice }] : [scored],
  };
}
