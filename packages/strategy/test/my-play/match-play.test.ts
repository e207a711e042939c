import { seededDice } from '@dicehall/dice';
import { type Entry, type GreedState, gameOf, greed, type Setup, withDefaults } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { accountOf, botFor, isMistake, matchPlay, review } from '../../src/index.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { valuesBy } from '../opened.ts';
import { solved } from '../solved.ts';

const options = withDefaults(greed.options, { target: 1000 }) as GreedState['options'];
const values = valuesBy(solved(solveGreed(options)));
const setup: Setup = { game: gameOf('greed'), options, names: ['Ada', 'Bo'] };

function logOf(seed: string): Entry[] {
  const log: Entry[] = [];
  const dice = seededDice(seed);
  const bots = [botFor('greed', 'novice'), botFor('greed', 'steady')];
  playBotMatch(setup, bots, dice, dice.random, (entry) => log.push(entry));
  return log;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

it('the figures of one seat in a match equal those in its review', () => {
  let measured = 0;
  for (const seed of ['one', 'two', 'three']) {
    const log = logOf(seed);
    const found = review(setup, log, values);
    for (const seat of [0, 1]) {
      const play = matchPlay(setup, log, values, seat);
      const player = found.players[seat];
      if (player === undefined) throw new Error('There are two players');
      expect(play.unit).toBe('win');
      expect(play.luck).toBe(accountOf(found, seat).dice);
      expect(play.lost).toBeCloseTo(player.error, 12);
      expect(play.choices).toBe(player.choices);
      const choices = found.entries.flatMap((entry) =>
        entry.kind === 'choice' && entry.seat === seat && !entry.forced ? [entry] : [],
      );
      expect(play.squares).toBeCloseTo(sumOf(choices.map(({ error }) => error ** 2)), 12);
      expect(play.mistakes.map(({ loss }) => loss)).toEqual(
        choices.flatMap((choice) => (isMistake(found, choice) ? [choice.error] : [])),
      );
      measured += sumOf(play.calibration.map(({ count }) => count));
      // Decisions of a bot for this player do not count.
      const held = log.map((entry) => (entry.seat === seat ? { ...entry, by: 'bot' } : entry));
      expect(matchPlay(setup, held, values, seat)).toMatchObject({ choices: 0, lost: 0, mistakes: [] });
    }
  }
  expect(measured).toBeGreaterThan(0);
});
