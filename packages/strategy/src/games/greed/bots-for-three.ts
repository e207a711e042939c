import { type GreedState, type GreedView, greed } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { bestMove } from '../../solve/solution.ts';
import type { GreedForThree } from './solve/three.ts';

/** @param view of a seat that may choose */
const stateOf = (view: GreedView): GreedState => ({
  options: { target: view.target, opening: view.opening },
  scores: view.scores,
  inGame: view.inGame,
  seat: view.seat,
  turn:
    view.last.length === 0
      ? { kind: 'start' }
      : { kind: 'choose', points: view.turnPoints, dice: view.dice, last: view.last },
  finalBy: view.finalBy,
  over: false,
});

export function byValues(solution: GreedForThree): Bot<GreedView> {
  // Warm-up: the first evaluation takes several times as long as later ones.
  const { options, seats } = solution;
  const last = [1] as const;
  solution.value({
    ...greed.start(options, seats),
    turn: { kind: 'choose', points: options.target, dice: 1, last },
  });
  return {
    choose(view, seat) {
      const best = bestMove(solution, stateOf(view), seat);
      if (best === undefined) throw new RangeError(`Seat ${seat} may not move`);
      return best.move;
    },
  };
}
