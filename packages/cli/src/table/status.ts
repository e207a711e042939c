import {
  allSeats,
  type ControlDie,
  type DieMark,
  type Message,
  type MessageKey,
  message,
  ofSeat,
} from '@dicehall/engine';
import { controlsOf, viewOf } from './controls.ts';
import { promptOf } from './prompt.ts';
import type { Session, Statement } from './session.ts';

/** H: the dice of the player who chooses and the facts of the turn; else the last roll. */
export function diceStatus(session: Session): Statement[] {
  const { seat, controls } = controlsOf(session);
  if (seat === null || controls.dice.length === 0) {
    const { lastRoll } = session;
    return lastRoll === null
      ? [message('cli-no-hand')]
      : [message('cli-last-roll', { seat: { seat: lastRoll.seat }, dice: { dice: lastRoll.dice } })];
  }
  const handOf = (key: MessageKey, dice: readonly ControlDie[]): Statement[] =>
    dice.length === 0 ? [] : [message(key, { dice: { dice: dice.map(({ face }) => face) } })];
  const marked = (mark: DieMark) => controls.dice.filter((die) => die.mark === mark);
  return [
    ...handOf('cli-hand', controls.dice),
    ...handOf(`cli-hand-${controls.marking ?? 'keep'}`, marked('chosen')),
    ...handOf('cli-hand-locked', marked('locked')),
    ...controls.facts,
    ...(controls.note === null ? [] : [controls.note]),
  ];
}

/** S: the scores that the player at the keyboard may know. */
export const scoreStatus = (session: Session): Message[] => {
  const { scores } = viewOf(session);
  return allSeats(scores.length).map((seat) =>
    message('cli-score-of', { seat: { seat }, score: ofSeat(scores, seat) }),
  );
};

/** T: whose turn it is, and who else still has to choose. */
export function turnStatus(session: Session): Message[] {
  const prompt = promptOf(session);
  if (prompt.kind === 'over') return [message('cli-over')];
  const { step } = viewOf(session);
  const several =
    step.kind === 'choose' && step.seats.length > 1
      ? [message('cli-still-choosing', { seats: { seats: step.seats } })]
      : [];
  return [message('cli-turn-of', { seat: { seat: prompt.seat } }), ...several];
}
