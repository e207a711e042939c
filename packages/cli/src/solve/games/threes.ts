import { err, formatOptions, ok, unwrap } from '@dicehall/engine';
import type { Analysis } from '../analysis.ts';
import { positionForTwo, readScores, stateAfter } from './for-two.ts';

const leastScore = -30;
const mostScore = 29;

/** `--at` gives both scores and the round, `--thrown` the first roll of the turn. */
export const threes: Analysis = {
  positionOf(context, game, options, flags) {
    const { messages } = context;
    const { at = '0,0', points, thrown = '' } = flags;
    const read = readScores(context, at);
    if (!read.ok) return read;
    const { scores, round = 1 } = read.value;
    const rounds = Number(options.rounds);
    const fits = (score: number) => score >= leastScore * (round - 1) && score <= mostScore * (round - 1);
    if (round < 1 || round > rounds || !scores.every(fits)) {
      return err(messages.say('solve-bad-threes-position', { given: at, rounds }));
    }
    if (points !== undefined && !/^\d{1,5}$/.test(points)) {
      return err(messages.say('explore-bad-points', { given: points }));
    }
    const line = `${game.id} ${formatOptions(game.options, options)} ${scores.join(',')} ${round} 0 start`;
    const start = unwrap(game.parsePosition(line));
    return positionForTwo(context, game, options, flags, (dice) => {
      if (dice === null) return ok(start);
      if (dice.length !== game.facts.freshDice) {
        return err(messages.say('explore-bad-throw', { given: thrown, game: game.id }));
      }
      return ok(
        stateAfter(game, start, [
          { seat: 0, move: { type: 'roll' } },
          { seat: 0, dice },
        ]),
      );
    });
  },
};
