import {
  type AnyGame,
  type BaseView,
  type Illegal,
  type Message,
  message,
  ofSeat,
  playMove,
  type Seat,
} from '@dicehall/engine';
import type { Action, Aid, TableDie } from '../desks/desk.ts';
import { desks } from '../desks/index.ts';
import { promptOf } from './prompt.ts';
import type { Session } from './session.ts';

/** One key as it is shown: what it does, what that leads to, or why it cannot be done. */
export interface Choice extends Action<unknown> {
  /** What it does to the score, or how many dice it throws. */
  readonly effect: Message | null;
  /** Why it cannot be done now; null when it can. */
  readonly why: Illegal | Message | null;
}

/** Everything that the person whose choice it is can do. */
export interface Choices {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly aids: readonly Aid[];
  readonly dice: readonly TableDie[];
  readonly status: readonly Message[];
}

/** What a legal move leads to that can be said beforehand. */
function effectOf(game: AnyGame, seat: Seat, before: unknown, after: unknown): Message | null {
  const from = ofSeat(game.scores(before), seat);
  const to = ofSeat(game.scores(after), seat);
  if (from !== to) return message(game.id === 'three-dice' ? 'cli-effect-sips' : 'cli-effect-score', { to });
  const step = game.step(after);
  return step.kind === 'throw' && step.seat === seat ? message('cli-effect-dice', { dice: step.dice }) : null;
}

function weighed(session: Session, seat: Seat, action: Action<unknown>): Choice {
  const { does } = action;
  if (does.kind === 'nothing') return { ...action, effect: null, why: does.why };
  const { game } = session.tableSetup.setup;
  const move = does.kind === 'move' ? does.move : does.ifLegal;
  if (move === undefined) return { ...action, effect: null, why: null };
  const played = playMove(game, session.state, seat, move);
  if (!played.ok) return { ...action, effect: null, why: played.error };
  // Where choices are secret, what a move leads to would give the others' away.
  const open = does.kind === 'move' && action.saysAll !== true && desks[game.id].ends === undefined;
  return { ...action, effect: open ? effectOf(game, seat, session.state, played.value) : null, why: null };
}

/** The game as whoever sits at the keyboard may see it; open games show everything to everybody. */
export const viewOf = ({ tableSetup, state, atKeyboard }: Session): BaseView =>
  tableSetup.setup.game.view(state, atKeyboard ?? 'table');

/** The view of a seat that chooses now: it sits at the keyboard. */
const viewFrom = ({ tableSetup, state }: Session, seat: Seat): BaseView =>
  tableSetup.setup.game.view(state, seat);

/** What can be done now, if a person at this terminal chooses. */
export function choicesOf(session: Session): Choices | null {
  const need = promptOf(session);
  if (need.kind !== 'choose') return null;
  const { seat } = need;
  const desk = desks[session.tableSetup.setup.game.id];
  const view = viewFrom(session, seat);
  const hand = session.hand ?? desk.fresh(view, seat);
  return {
    seat,
    choices: desk
      .actions(view, seat, hand, session.tableSetup.keeping)
      .map((action) => weighed(session, seat, action)),
    aids: desk.aids(view, seat, hand, session.tableSetup.keeping),
    dice: desk.dice(view, seat, hand),
    status: desk.status(view, seat, hand),
  };
}
