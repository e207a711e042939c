import {
  allSeats,
  andThen,
  err,
  type Face,
  illegal,
  ok,
  type Positions,
  type Result,
  rising,
  rollOff,
  type Seat,
  startThrowOff,
  sumOf,
} from '../../core/index.ts';
import type { ThreeDiceEvent } from './event.ts';
import { isUngentlemanly } from './gentlemen.ts';
import type { ThreeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { amountOf, isNice, kindOf, type NiceRoll, pointsOf } from './scoring.ts';
import {
  drink,
  emit,
  endTurn,
  freshRound,
  loseRound,
  noneFinished,
  penalise,
  settle,
  type ThreeDiceTransition,
} from './settle.ts';
import {
  allDice,
  mostRolls,
  type ThreeDiceIllegal,
  type ThreeDiceMove,
  type ThreeDiceState,
  type ThreeDiceTurn,
} from './state.ts';

type Played = Result<ThreeDiceTransition, ThreeDiceIllegal>;
type TurnOf<Kind extends ThreeDiceTurn['kind']> = Extract<ThreeDiceTurn, { readonly kind: Kind }>;

export function startThreeDice(options: ThreeDiceOptions, seats: number): ThreeDiceState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    round: 1,
    starter: 0,
    seat: 0,
    limit: mostRolls,
    penalty: 1,
    finished: noneFinished(seats),
    turn: { kind: 'starter', throwOff: startThrowOff(allSeats(seats)) },
    over: false,
  };
}

function playRoll(state: ThreeDiceState, dice: Positions): Result<ThreeDiceState, ThreeDiceIllegal> {
  const { turn } = state;
  const rolling = rising(dice);
  if (turn.kind === 'start') {
    if (rolling.length !== allDice) return err(illegal('roll-all-first', { seat: { seat: state.seat } }));
    return ok({ ...state, turn: { kind: 'throw', dice: [], rolling, rolls: 1 } });
  }
  if (turn.kind !== 'choose') return err(illegal('give-awaited', { seat: { seat: state.seat } }));
  if (rolling.length === 0) return err(illegal('no-dice-chosen'));
  return ok({ ...state, turn: { kind: 'throw', dice: turn.dice, rolling, rolls: turn.rolls + 1 } });
}

function playGive(state: ThreeDiceState, to: Seat): Played {
  const { turn, seat } = state;
  if (turn.kind !== 'give') return err(illegal('nothing-to-give', { seat: { seat } }));
  if (to === seat) return err(illegal('give-to-yourself', { seat: { seat } }));
  if (to >= state.scores.length)
    return err(illegal('no-such-seat', { number: to, last: state.scores.length - 1 }));
  const given = emit(drink(state, to, turn.sips), {
    kind: 'gave',
    seat,
    to,
    amount: turn.sips,
    unit: state.options.unit,
  });
  return ok(andThen(given, endTurn));
}

export function playThreeDice(state: ThreeDiceState, move: ThreeDiceMove): Played {
  if (move.type === 'give') return playGive(state, move.to);
  const { seat } = state;
  const { gentlemen } = state.options;
  const isUnwelcome = gentlemen !== 'off' && isUngentlemanly(state, move);
  const forbidden =
    isUnwelcome && gentlemen === 'enforce' ? illegal('gentlemens-rule', { seat: { seat } }) : null;
  const reminded: ThreeDiceEvent[] = isUnwelcome ? [{ kind: 'reminded', seat }] : [];
  if (move.type === 'roll') {
    const rolled = playRoll(state, move.dice);
    if (!rolled.ok) return rolled;
    return forbidden ? err(forbidden) : ok(emit(rolled.value, ...reminded));
  }
  const { turn } = state;
  if (turn.kind === 'give') return err(illegal('give-awaited', { seat: { seat } }));
  if (turn.kind !== 'choose') return err(illegal('must-roll-first', { seat: { seat } }));
  if (forbidden) return err(forbidden);
  return ok(andThen(emit(state, ...reminded), () => settle(state, turn.dice, turn.rolls)));
}

const rollForStart = (
  state: ThreeDiceState,
  { throwOff }: TurnOf<'starter'>,
  seat: Seat,
  dice: readonly Face[],
): ThreeDiceTransition =>
  rollOff(
    throwOff,
    { kind: 'rolled', seat, dice, purpose: 'order' },
    sumOf,
    (next): ThreeDiceState => ({ ...state, turn: { kind: 'starter', throwOff: next } }),
    (winner) => emit(freshRound(state, winner), { kind: 'starts', seat: winner }),
  );

const rollForTie = (
  state: ThreeDiceState,
  { throwOff }: TurnOf<'roll-off'>,
  seat: Seat,
  dice: readonly Face[],
): ThreeDiceTransition =>
  rollOff(
    throwOff,
    { kind: 'rolled', seat, dice, purpose: 'tie', value: pointsOf(dice) },
    (thrown) => -pointsOf(thrown),
    (next): ThreeDiceState => ({ ...state, turn: { kind: 'roll-off', throwOff: next } }),
    (loser) => loseRound(state, [loser], loser),
  );

/** Restarts the round after the starter's special first roll. The starter takes the sips of that roll. */
function restart(state: ThreeDiceState, dice: readonly Face[], kind: NiceRoll): ThreeDiceTransition {
  const { seat } = state;
  return andThen(penalise(state, amountOf(kind, dice, 1), 'first-roll'), (after) =>
    emit(freshRound(after, seat), { kind: 'turn-ended', seat }, { kind: 'round-restarted', seat }),
  );
}

function landed({ dice, rolling }: TurnOf<'throw'>, thrown: readonly Face[]): Face[] {
  return [0, 1, 2].map((position) => {
    const face = rolling.includes(position) ? thrown[rolling.indexOf(position)] : dice[position];
    if (face === undefined) throw new RangeError(`No die at position ${position}`);
    return face;
  });
}

function rollInTurn(
  state: ThreeDiceState,
  turn: TurnOf<'throw'>,
  thrown: readonly Face[],
): ThreeDiceTransition {
  const { seat } = state;
  const dice = landed(turn, thrown);
  const kind = kindOf(dice, isAfterStairs(state, seat));
  const rolled: ThreeDiceEvent = { kind: 'rolled', seat, dice, purpose: 'turn', value: pointsOf(dice) };
  if (seat === state.starter && turn.rolls === 1 && isNice(kind)) {
    return andThen(emit(state, rolled), (now) => restart(now, dice, kind));
  }
  const choosing: ThreeDiceState = { ...state, turn: { kind: 'choose', dice, rolls: turn.rolls } };
  const lying = emit(choosing, rolled);
  const costs = kind === 'shit-stairs' && state.options.shitStairs === 'rolled';
  const paid = costs ? andThen(lying, (now) => penalise(now, 1, 'shit-stairs')) : lying;
  return turn.rolls < state.limit ? paid : andThen(paid, (now) => settle(now, dice, turn.rolls));
}

export function rollThreeDice(state: ThreeDiceState, dice: readonly Face[], seat: Seat): ThreeDiceTransition {
  const { turn } = state;
  switch (turn.kind) {
    case 'starter':
      return rollForStart(state, turn, seat, dice);
    case 'roll-off':
      return rollForTie(state, turn, seat, dice);
    case 'throw':
      return rollInTurn(state, turn, dice);
    default:
      throw new Error(`Three Dice takes no throw while ${turn.kind}`);
  }
}
