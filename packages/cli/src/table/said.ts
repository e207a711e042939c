import { allSeats, ofSeat, type Told, told } from '@dicehall/engine';
import { choicesOf, viewOf } from './choices.ts';
import { needOf } from './need.ts';
import type { Sitting } from './sitting.ts';

/** H: the dice of whoever chooses, and what is at stake. */
export function handSaid(sitting: Sitting): Told[] {
  const found = choicesOf(sitting);
  if (found === null || found.dice.length === 0) {
    const { fallen } = sitting;
    return fallen === null
      ? [told('cli-no-hand')]
      : [told('cli-fallen', { seat: { seat: fallen.seat }, dice: { dice: fallen.dice } })];
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
    return dice.length === 0 ? [] : [told(key, { dice: { dice } })];
  });
  return [...hands, ...found.status];
}

/** S: every score as far as whoever sits at the keyboard may know it. */
export const scoresSaid = (sitting: Sitting): Told[] => {
  const { scores } = viewOf(sitting);
  return allSeats(scores.length).map((seat) =>
    told('cli-score-of', { seat: { seat }, score: ofSeat(scores, seat) }),
  );
};

/** T: whose turn it is; where several choose at once, who still has to. */
export function turnSaid(sitting: Sitting): Told[] {
  const need = needOf(sitting);
  if (need.kind === 'over') return [told('cli-over')];
  const { step } = viewOf(sitting);
  const several =
    step.kind === 'choose' && step.seats.length > 1
      ? [told('cli-still-choosing', { seats: { seats: step.seats } })]
      : [];
  return [told('cli-turn-of', { seat: { seat: need.seat } }), ...several];
}
