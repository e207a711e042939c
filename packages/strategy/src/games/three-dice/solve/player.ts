import type { ThreeDiceMove, ThreeDiceView } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { anyOf } from '../../../bots/choice.ts';
import { choicesAt } from './choices.ts';
import type { RoundSolution } from './solve.ts';

/** To a player with the fewest sips: equal for the round, better for the match. */
function give(view: ThreeDiceView, seat: number, random: () => number): ThreeDiceMove {
  const others = view.scores.flatMap((sips, other) => (other === seat ? [] : [{ other, sips }]));
  const fewest = Math.min(...others.map(({ sips }) => sips));
  return {
    type: 'give',
    to: anyOf(
      others.filter(({ sips }) => sips === fewest),
      random,
    ).other,
  };
}

export function threeDiceExpert(solution: RoundSolution): Bot<ThreeDiceView, ThreeDiceMove> {
  return {
    choose(view, seat, random) {
      if (view.phase === 'start') return { type: 'roll', dice: [0, 1, 2] };
      if (view.phase === 'give') return give(view, seat, random);
      const [best] = choicesAt(solution, view);
      if (best === undefined) throw new RangeError('A seat that may choose has a choice');
      return best.move;
    },
  };
}
