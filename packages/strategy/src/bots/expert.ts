import { type BaseView, type GameId, type GreedState, type GreedView, greed } from '@dicehall/engine';
import {
  bestMove,
  GreedForThree,
  GreedForTwo,
  type Solution,
  type Solver,
  solverOf,
  TenThousandForTwo,
  ThreesForTwo,
} from '../solve/index.ts';
import type { Bot } from './bot.ts';
import { greedExpert, tenThousandExpert } from './race-experts.ts';
import { threesExpert } from './threes-expert.ts';

const isGreed = (view: BaseView): view is GreedView => 'game' in view && view.game === 'greed';

/** The state that a view of Greed shows to a seat that may choose. */
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

/** Weighs every move by the solution itself: of the best moves the first. */
function byValues(solution: GreedForThree): Bot<GreedView> {
  // The first answer takes several times as long as all later ones: it is asked for before anybody waits for it.
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

function playerOf(solution: Solution, most?: number): Bot<BaseView> {
  if (solution instanceof GreedForTwo) return greedExpert(solution, most) as Bot<BaseView>;
  if (solution instanceof TenThousandForTwo) return tenThousandExpert(solution, most) as Bot<BaseView>;
  if (solution instanceof ThreesForTwo) return threesExpert(solution) as Bot<BaseView>;
  if (solution instanceof GreedForThree) return byValues(solution) as Bot<BaseView>;
  throw new TypeError(`Nobody plays a solution of ${solution.game} for ${solution.seats}`);
}

/**
 * The bot that plays a solution of an open game, at tables of its options. At a table of its number of seats it makes a
 * best move always. A solution for two also plays at larger tables, by an approximation: the chance to win is taken to
 * be a power of the product of the chances to win a duel with each of the others.
 * @param most how many turns it keeps at hand; a few thousand if not said, which is at most 30 MB
 */
export function expertOf(solution: Solution, most?: number): Bot {
  const player = playerOf(solution, most);
  return {
    choose(view, seat, random) {
      if (!('game' in view) || view.game !== solution.game) {
        throw new TypeError(`No solution of ${solution.game} plays from this view`);
      }
      if (solution.seats > 2 && !isGreed(view)) throw new TypeError('Only Greed is solved for more than two');
      if (view.scores.length !== solution.seats && solution.seats !== 2) {
        throw new RangeError(`A solution for ${solution.seats} seats at a table of ${view.scores.length}`);
      }
      return player.choose(view, seat, random);
    },
  };
}

/**
 * The solver whose solution an expert plays at a table of so many seats: that of the table where there is one, else
 * that of two seats. Nothing for solitaire, where the steady player's mean is the least there is, and for games that are
 * not solved in this way.
 */
export const expertSolver = (game: GameId, seats: number): Solver | undefined =>
  seats < 2 ? undefined : (solverOf(game, seats) ?? solverOf(game, 2));
