import {
  allSeats,
  type Face,
  type Illegal,
  illegal,
  ofSeat,
  ok,
  type Result,
  refused,
  seatAfter,
  withSeat,
} from '../../core/index.ts';
import type { GreedOptions } from './options.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedMove, type GreedState, type GreedTurn } from './state.ts';

/** A match of Greed before its first roll. */
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

/** What stopping now would bank: the turn's points, or nothing for a player not yet in the game and short of `opening`. */
export function bankedByStopping(state: GreedState): number {
  if (state.turn.kind !== 'choose') return 0;
  const enough = ofSeat(state.inGame, state.seat) || state.turn.points >= state.options.opening;
  return enough ? state.turn.points : 0;
}

/** Ends the turn of the seat that plays, `banked` points added, and passes the dice on or ends the match. */
function endTurn(state: GreedState, banked: number): GreedState {
  const score = ofSeat(state.scores, state.seat) + banked;
  const reached = state.finalBy === null && score >= state.options.target;
  const finalBy = reached ? state.seat : state.finalBy;
  const next = seatAfter(state.seat, state.scores.length);
  return {
    options: state.options,
    scores: banked === 0 ? state.scores : withSeat(state.scores, state.seat, score),
    inGame: banked === 0 ? state.inGame : withSeat(state.inGame, state.seat, true),
    seat: next,
    turn: { kind: 'start' },
    finalBy,
    over: next === finalBy,
  };
}

/** The same match with its turn elsewhere. Written out: it runs for every entry, and a spread costs three times as much. */
const withTurn = (state: GreedState, turn: GreedTurn): GreedState => ({
  options: state.options,
  scores: state.scores,
  inGame: state.inGame,
  seat: state.seat,
  turn,
  finalBy: state.finalBy,
  over: state.over,
});

/** Plays a roll or a stop of the seat whose turn it is. */
export function playGreed(state: GreedState, move: GreedMove): Result<GreedState, Illegal> {
  const { turn } = state;
  if (move.type === 'roll') {
    const points = turn.kind === 'start' ? 0 : turn.points;
    const dice = turn.kind === 'start' ? allDice : turn.dice;
    return ok(withTurn(state, { kind: 'throw', points, dice }));
  }
  if (turn.kind === 'start') return refused(illegal('nothing-to-stop', { seat: { seat: state.seat } }));
  return ok(endTurn(state, bankedByStopping(state)));
}

/** Takes a throw: it scores and the player chooses, or it is a bust and the turn is over. */
export function thrownGreed(state: GreedState, dice: readonly Face[]): GreedState {
  if (state.turn.kind !== 'throw') return state;
  const { score, rest } = scoreGreed(dice);
  if (score === 0) return endTurn(state, 0);
  const points = state.turn.points + score;
  return withTurn(state, { kind: 'choose', points, dice: rest === 0 ? allDice : rest, last: dice });
}
