import type { ThreesMove, ThreesState } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { bestMoves } from '../../my-play/best-moves.ts';
import { themesWhere } from '../../puzzles/theme.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { threesBots } from './bots.ts';
import { threesForThree, threesForTwo } from './solve/solver.ts';

/** The sixes with which a player may think of the moon. */
const moonBegins = 3;

export const threesStrategy: GameStrategy = {
  bots: threesBots as BotsOf,
  solvers: [threesForTwo, threesForThree],
  measure: (values, chosen) => {
    const { turn } = chosen.state as ThreesState;
    if (turn.kind !== 'choose') return null;
    const rolled = turn.locked.filter((locked) => !locked).length;
    const keptBy = (move: unknown): number => {
      const own = move as ThreesMove;
      return own.type === 'bank' ? rolled : (own.keep?.length ?? 0);
    };
    const kept = keptBy(chosen.move);
    const beyond = bestMoves(values, chosen).map((move) => kept - keptBy(move));
    const by = beyond.reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least));
    return { measure: 'kept', at: rolled, by };
  },
  themesOf: (state) => {
    const { turn, round, options } = state as ThreesState;
    const dice = turn.kind === 'choose' ? turn.dice : [];
    const isOpen = dice.every((face, die) => face === 6 || (turn.kind === 'choose' && !turn.locked[die]));
    return themesWhere({
      'final-round': round === options.rounds,
      moon: isOpen && dice.filter((face) => face === 6).length >= moonBegins,
    });
  },
  cards: async () => (await import('./cards.ts')).threesCards,
};
