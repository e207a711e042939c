import {
  type BaseView,
  type GreedState,
  type GreedView,
  never,
  type TenThousandState,
  type TenThousandView,
  type ThreesState,
  type ThreesView,
} from '@dicehall/engine';
import { bestMove, type Solution } from '../solve/index.ts';
import type { Bot } from './bot.ts';

/** The games in which everything lies open, so that a view tells the whole state. */
type OpenView = GreedView | TenThousandView | ThreesView;
type OpenState = GreedState | TenThousandState | ThreesState;

const isOpen = (view: BaseView): view is OpenView =>
  'game' in view && (view.game === 'greed' || view.game === 'ten-thousand' || view.game === 'threes');

function greedState(view: GreedView): GreedState {
  return {
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
  };
}

function tenThousandState(view: TenThousandView): TenThousandState {
  return {
    options: view.options,
    scores: view.scores,
    seat: view.seat,
    turn:
      view.phase === 'choose'
        ? { kind: 'choose', points: view.turnPoints, last: view.last }
        : { kind: 'start', offer: view.offer },
    winner: null,
  };
}

function threesState(view: ThreesView): ThreesState {
  return {
    options: { rounds: view.rounds, lastDie: view.lastDie },
    scores: view.scores,
    round: view.round,
    seat: view.seat,
    turn:
      view.dice.length === 0 ? { kind: 'start' } : { kind: 'choose', dice: view.dice, locked: view.locked },
    over: false,
  };
}

/** The state that a view shows to a seat that may choose. */
function stateOf(view: OpenView): OpenState {
  switch (view.game) {
    case 'greed':
      return greedState(view);
    case 'ten-thousand':
      return tenThousandState(view);
    case 'threes':
      return threesState(view);
    default:
      return never(view);
  }
}

/**
 * The bot that plays a solution: of the best moves the first.
 * @param solution of an open game; the bot is for tables of its options and its number of seats
 */
export function expertOf(solution: Solution): Bot {
  return {
    choose(view, seat) {
      if (!isOpen(view)) throw new TypeError(`No solution of ${solution.game} plays from this view`);
      const best = bestMove(solution, stateOf(view), seat);
      if (best === undefined) throw new RangeError(`Seat ${seat} may not move`);
      return best.move;
    },
  };
}
