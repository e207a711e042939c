import { formatDice, formatThrowOff } from '../../core/index.ts';
import type { Finish, ThreeDiceState } from './state.ts';

/*
 * three-dice OPTIONS SCORES ROUND STARTER LIMIT PENALTY FINISHED TURN
 * FINISHED has for every seat the end of its turn of this round: its points, `t` (three of a kind), `s` (stairs), `x` (super
 * stairs), or `-` for a turn that has not ended. Seats play in order from STARTER, so it also determines whose turn it is.
 * TURN is `starter SEATS THROWN`, `start`, `throw ROLLS DICE ROLLING`, `choose ROLLS DICE`, `give`, `roll-off SEATS THROWN` or `over`.
 * ROLLS counts the rolls of the turn, including the current one; ROLLING is the positions of the dice being rolled. SEATS and THROWN
 * are the seats that roll for who starts, or who loses, and what they have rolled so far.
 * `three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214`
 */

export function formatFinish(finish: Finish | null): string {
  if (finish === null) return '-';
  if (finish.kind === 'points') return String(finish.points);
  return finish.roll === 'super-stairs' ? 'x' : finish.roll.charAt(0);
}

function formatTurn({ turn, over }: ThreeDiceState): string {
  if (over) return 'over';
  switch (turn.kind) {
    case 'start':
    case 'give':
      return turn.kind;
    case 'starter':
    case 'roll-off':
      return `${turn.kind} ${formatThrowOff(turn.throwOff)}`;
    case 'throw':
      return `throw ${turn.rolls} ${formatDice(turn.dice)} ${turn.rolling.join('')}`;
    case 'choose':
      return `choose ${turn.rolls} ${formatDice(turn.dice)}`;
  }
}

export const formatThreeDice = (state: ThreeDiceState): (string | number)[] => [
  state.scores.join(','),
  state.round,
  state.starter,
  state.limit,
  state.penalty,
  state.finished.map(formatFinish).join(','),
  formatTurn(state),
];
