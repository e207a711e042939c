import {
  type AnyGame,
  type BaseView,
  type Illegal,
  ofSeat,
  playMove,
  type Seat,
  type Told,
  told,
} from '@dicehall/engine';
import type { Action, Aid, TableDie } from '../desks/desk.ts';
import { desks } from '../desks/index.ts';
import { needOf } from './need.ts';
import type { Sitting } from './sitting.ts';

/** One key as it is shown: what it does, what that leads to, or why it cannot be done. */
export interface Choice extends Action<unknown> {
  /** What it does to the score, or how many dice it throws. */
  readonly effect: Told | null;
  /** Why it cannot be done now; null when it can. */
  readonly why: Illegal | Told | null;
}

/** Everything that the person whose choice it is can do. */
export interface Choices {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly aids: readonly Aid[];
  readonly dice: readonly TableDie[];
  readonly status: readonly Told[];
}

/** What a legal move leads to that can be said beforehand. */
function effectOf(game: AnyGame, seat: Seat, before: unknown, after: unknown): Told | null {
  const from = ofSeat(game.scores(before), seat);
  const to = ofSeat(game.scores(after), seat);
  if (from !== to) return told(game.id === 'three-dice' ? 'cli-effect-sips' : 'cli-effect-score', { to });
  const step = game.step(after);
  return step.kind === 'throw' && step.seat === seat ? told('cli-effect-dice', { dice: step.dice }) : null;
}

function weighed(sitting: Sitting, seat: Seat, action: Action<unknown>): Choice {
  const { does } = action;
  if (does.kind === 'nothing') return { ...action, effect: null, why: does.why };
  const { game } = sitting.arranged.setup;
  const move = does.kind === 'move' ? does.move : does.ifLegal;
  if (move === undefined) return { ...action, effect: null, why: null };
  const played = playMove(game, sitting.state, seat, move);
  if (!played.ok) return { ...action, effect: null, why: played.error };
  // Where choices are secret, what a move leads to would give the others' away.
  const open = does.kind === 'move' && action.saysAll !== true && desks[game.id].ends === undefined;
  return { ...action, effect: open ? effectOf(game, seat, sitting.state, played.value) : null, why: null };
}

/** The game as whoever sits at the keyboard may see it; open games show everything to everybody. */
export const viewOf = ({ arranged, state, eyes }: Sitting): BaseView =>
  arranged.setup.game.view(state, eyes ?? 'table');

/** The view of a seat that chooses now: it sits at the keyboard. */
const viewFrom = ({ arranged, state }: Sitting, seat: Seat): BaseView =>
  arranged.setup.game.view(state, seat);

/** What can be done now, if a person at this terminal chooses. */
export function choicesOf(sitting: Sitting): Choices | null {
  const need = needOf(sitting);
  if (need.kind !== 'choose') return null;
  const { seat } = need;
  const desk = desks[sitting.arranged.setup.game.id];
  const view = viewFrom(sitting, seat);
  const hand = sitting.hand ?? desk.fresh(view, seat);
  return {
    seat,
    choices: desk
      .actions(view, seat, hand, sitting.arranged.keeping)
      .map((action) => weighed(sitting, seat, action)),
    aids: desk.aids(view, seat, hand, sitting.arranged.keeping),
    dice: desk.dice(view, seat, hand),
    status: desk.status(view, seat, hand),
  };
}
