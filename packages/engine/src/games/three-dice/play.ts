import {
  type Advance,
  advance,
  advanceThen,
  allSeats,
  type Face,
  type Illegal,
  illegal,
  ok,
  type Positions,
  type Result,
  refused,
  type Seat,
  startThrowOff,
  sumOf,
  throwOffThrown,
  told,
} from '../../core/index.ts';
import { isUngentlemanly } from './gentlemen.ts';
import type { ThreeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { isNice, kindOf, pointsOf, tripleAdds } from './scoring.ts';
import { drink, freshRound, loseRound, nextPlayer, nobodyFinished, settle, shitStairsSip } from './settle.ts';
import { mostRolls, type ThreeDiceMove, type ThreeDiceState } from './state.ts';

type Advanced = Advance<ThreeDiceState>;
type Played = Result<Advanced, Illegal>;

/** A match of Three Dice before the throws for who starts. */
export function startThreeDice(options: ThreeDiceOptions, seats: number): ThreeDiceState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    round: 1,
    starter: 0,
    seat: 0,
    limit: mostRolls,
    penalty: 1,
    finished: nobodyFinished(seats),
    turn: { kind: 'starter', throwOff: startThrowOff(allSeats(seats)) },
    over: false,
  };
}

function playRoll(state: ThreeDiceState, dice: Positions): Result<ThreeDiceState, Illegal> {
  const { turn } = state;
  const rolling = [...dice].sort((a, b) => a - b);
  if (turn.kind === 'start') {
    if (rolling.length !== 3) return refused(illegal('roll-all-first', { seat: { seat: state.seat } }));
    return ok({ ...state, turn: { kind: 'throw', dice: [], rolling, rolls: 1 } });
  }
  if (turn.kind !== 'choose') return refused(illegal('give-awaited', { seat: { seat: state.seat } }));
  if (rolling.length === 0) return refused(illegal('no-dice-chosen'));
  return ok({ ...state, turn: { kind: 'throw', dice: turn.dice, rolling, rolls: turn.rolls + 1 } });
}

function playGive(state: ThreeDiceState, to: Seat): Played {
  const { turn } = state;
  if (turn.kind !== 'give') return refused(illegal('nothing-to-give', { seat: { seat: state.seat } }));
  if (to === state.seat) return refused(illegal('give-to-yourself', { seat: { seat: state.seat } }));
  if (to >= state.scores.length)
    return refused(illegal('no-such-seat', { number: to, last: state.scores.length - 1 }));
  const values = { seat: { seat: state.seat }, to: { seat: to }, sips: turn.sips, unit: state.options.unit };
  const given = drink(state, to, turn.sips);
  return ok(advanceThen(advance(given, told('three-dice-gave', values)), nextPlayer));
}

/** Plays a move of the seat whose turn it is. */
export function playThreeDice(state: ThreeDiceState, move: ThreeDiceMove): Played {
  if (move.type === 'give') return playGive(state, move.to);
  const { gentlemen } = state.options;
  const seat = { seat: state.seat };
  const frownedOn = gentlemen !== 'off' && isUngentlemanly(state, move);
  const forbidden = frownedOn && gentlemen === 'enforce' ? illegal('gentlemens-rule', { seat }) : null;
  const reminder = frownedOn ? [told('three-dice-reminder', { seat })] : [];
  if (move.type === 'roll') {
    const rolled = playRoll(state, move.dice);
    if (!rolled.ok) return rolled;
    return forbidden ? refused(forbidden) : ok(advance(rolled.value, ...reminder));
  }
  const { turn } = state;
  if (turn.kind === 'give') return refused(illegal('give-awaited', { seat }));
  if (turn.kind !== 'choose') return refused(illegal('must-roll-first', { seat }));
  if (forbidden) return refused(forbidden);
  return ok(advanceThen(advance(state, ...reminder), () => settle(state, turn.dice, turn.rolls)));
}

function thrownForStart(state: ThreeDiceState, seat: Seat, dice: readonly Face[]): Advanced {
  if (state.turn.kind !== 'starter') return advance(state);
  const thrown = told('threw-for-start', { seat: { seat }, dice: { dice } });
  const result = throwOffThrown(state.turn.throwOff, dice, sumOf);
  if ('winner' in result) {
    return advance(
      freshRound(state, result.winner),
      thrown,
      told('starts', { seat: { seat: result.winner } }),
    );
  }
  const again = result.tied ? [told('throw-again', { seats: { seats: result.next.seats } })] : [];
  return advance({ ...state, turn: { kind: 'starter', throwOff: result.next } }, thrown, ...again);
}

function thrownInRollOff(state: ThreeDiceState, seat: Seat, dice: readonly Face[]): Advanced {
  if (state.turn.kind !== 'roll-off') return advance(state);
  const points = pointsOf(dice);
  const thrown = told('three-dice-threw', { seat: { seat }, dice: { dice }, points });
  const result = throwOffThrown(state.turn.throwOff, dice, (thrownDice) => -pointsOf(thrownDice));
  if ('winner' in result) {
    const loser = result.winner;
    return advanceThen(advance(state, thrown), (lost) => loseRound(lost, [loser], loser));
  }
  const again = result.tied ? [told('throw-again', { seats: { seats: result.next.seats } })] : [];
  return advance({ ...state, turn: { kind: 'roll-off', throwOff: result.next } }, thrown, ...again);
}

/** The starter's first roll was a nice one: they drink what it would have added or given, and the round starts over. */
function restart(state: ThreeDiceState, dice: readonly Face[]): Advanced {
  const isTriple = kindOf(dice, false) === 'three-of-a-kind';
  const sips = isTriple ? tripleAdds(dice[0] ?? 1) : 1;
  const values = { seat: { seat: state.seat }, sips, unit: state.options.unit };
  const drunk = drink(state, state.seat, sips);
  return advance(freshRound(drunk, state.seat), told('three-dice-restart', values));
}

function thrownInTurn(state: ThreeDiceState, thrown: readonly Face[]): Advanced {
  const { turn, seat } = state;
  if (turn.kind !== 'throw') return advance(state);
  const dice = [0, 1, 2].map(
    (position) => thrown[turn.rolling.indexOf(position)] ?? turn.dice[position] ?? 1,
  );
  const kind = kindOf(dice, isAfterStairs(state, seat));
  const lie = told('three-dice-threw', { seat: { seat }, dice: { dice }, points: pointsOf(dice) });
  if (seat === state.starter && turn.rolls === 1 && isNice(kind)) {
    return advanceThen(advance(state, lie), (lying) => restart(lying, dice));
  }
  const choosing: ThreeDiceState = { ...state, turn: { kind: 'choose', dice, rolls: turn.rolls } };
  const isShit = kind === 'shit-stairs' && state.options.shitStairs === 'rolled';
  const lying = advanceThen(advance(choosing, lie), (now) => (isShit ? shitStairsSip(now) : advance(now)));
  return turn.rolls < state.limit ? lying : advanceThen(lying, (now) => settle(now, dice, turn.rolls));
}

/** Takes a throw: for who starts, of a turn, or in a roll-off. */
export function thrownThreeDice(state: ThreeDiceState, seat: Seat, dice: readonly Face[]): Advanced {
  switch (state.turn.kind) {
    case 'starter':
      return thrownForStart(state, seat, dice);
    case 'roll-off':
      return thrownInRollOff(state, seat, dice);
    default:
      return thrownInTurn(state, dice);
  }
}
