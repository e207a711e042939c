import { type GreedMove, type GreedState, type GreedView, greed, ofSeat } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { pickBest } from '../../bots/choice.ts';
import { othersOf, RacePolicy } from '../../race/policy.ts';
import { greedRace } from '../../race/rules.ts';
import { bestMove, type ValuedMove } from '../../solve/solution.ts';
import type { GreedForThree } from './solve/three.ts';
import type { GreedForTwo } from './solve/two.ts';

const roll = { type: 'roll' } as const;
const stop: GreedMove = { type: 'stop' };

/**
 * Returns the expert for Greed: optimal for two seats; see `manyDuels` for more.
 * @param most the maximum number of cached turns
 */
export function greedExpert(solution: GreedForTwo, most?: number): Bot<GreedView, GreedMove> {
  const rules = greedRace(solution.options);
  const { unit } = rules.scoring;
  const policy = new RacePolicy(rules, solution.race, most);

  function valued(
    { scores, seat, finalBy, turnPoints, dice }: GreedView,
    moves: readonly GreedMove[],
  ): ValuedMove<GreedMove>[] {
    const own = ofSeat(scores, seat) / unit;
    const others = othersOf(scores, seat, unit);
    const turn =
      finalBy === null
        ? policy.turn(own, others)
        : policy.finalTurn(own, others, (finalBy + scores.length - seat - 1) % scores.length);
    return moves.map((move) => ({
      move,
      value: turn[move.type === 'stop' ? 'stopped' : 'rolled'](turnPoints / unit, dice),
    }));
  }
  return {
    valued,
    choose: (view) =>
      view.last.length === 0 || view.stopBanks === 0
        ? roll
        : pickBest(valued(view, [roll, stop]), ({ value }) => value).move,
  };
}

/**
 * Returns the state for a view.
 * @param view of a seat that may choose
 */
const stateOf = (view: GreedView): GreedState => ({
  ...view,
  turn:
    view.last.length === 0
      ? { kind: 'start' }
      : { kind: 'choose', points: view.turnPoints, dice: view.dice, last: view.last },
  over: false,
});

export function greedThreeExpert(solution: GreedForThree): Bot<GreedView> {
  // The first evaluation is slow, so it runs now.
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
