import { allSeats, type Message, message, ofSeat } from '@dicehall/engine';
import { choicesOf, viewOf } from './choices.ts';
import { promptOf } from './prompt.ts';
import type { Session } from './session.ts';

/** H: the dice of whoever chooses, and what is at stake. */
export function diceStatus(session: Session): Message[] {
  const found = choicesOf(session);
  if (found === null || found.dice.length === 0) {
    const { lastRoll } = session;
    return lastRoll === null
      ? [message('cli-no-hand')]
      : [message('cli-fallen', { seat: { seat: lastRoll.seat }, dice: { dice: lastRoll.dice } })];
  }
  const showing = (marks: readonly string[]) =>
    found.dice.filter(({ mark }) => marks.includes(mark)).map(({ face }) => face);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['cli-hand', ['loose', 'kept', 'locked']],
    ['cli-hand-kept', ['kept']],
    ['cli-hand-locked', ['locked']],
  ];
  const hands = parts.flatMap(([key, marks]) => {
    const dice = showing(marks);
    return dice.length === 0 ? [] : [message(key, { dice: { dice } })];
  });
  return [...hands, ...found.status];
}

/** S: every score as far as whoever sits at the keyboard may know it. */
export const scoreStatus = (session: Session): Message[] => {
  const { scores } = viewOf(session);
  return allSeats(scores.length).map((seat) =>
    message('cli-score-of', { seat: { seat }, score: ofSeat(scores, seat) }),
  );
};

/** T: whose turn it is; where several choose at once, who still has to. */
export function turnStatus(session: Session): Message[] {
  const need = promptOf(session);
  if (need.kind === 'over') return [message('cli-over')];
  const { step } = viewOf(session);
  const several =
    step.kind === 'choose' && step.seats.length > 1
      ? [message('cli-still-choosing', { seats: { seats: step.seats } })]
      : [];
  return [message('cli-turn-of', { seat: { seat: need.seat } }), ...several];
}
