import { seededDice } from '@dicehall/dice';
import { type Entry, type GreedState, gameOf, greed, type Setup, withDefaults } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { expect, it } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import {
  type Asked,
  accountOf,
  botFor,
  EstimatedValues,
  isMistake,
  matchPlay,
  review,
} from '../../src/index.ts';
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
      expect(play.gained).toBe(accountOf(found, seat).others);
      expect(play.lost).toBe(0 - accountOf(found, seat).mistakes);
      expect(play.choices).toBe(player.choices);
      const choices = found.entries.flatMap((entry) =>
        entry.kind === 'choice' && entry.seat === seat && !entry.forced ? [entry] : [],
      );
      expect(play.squares).toBeCloseTo(sumOf(choices.map(({ error }) => error ** 2)), 12);
      expect(play.mistakes.map(({ loss }) => loss)).toEqual(
        choices.flatMap((choice) => (isMistake(found, choice) ? [choice.error] : [])),
      );
      measured += sumOf(play.calibration.map(({ count }) => count));
      // Choices that a bot made for this player do not count.
      const held = log.map((entry) => (entry.seat === seat ? { ...entry, by: 'bot' } : entry));
      expect(matchPlay(setup, held, values, seat)).toMatchObject({ choices: 0, lost: 0, mistakes: [] });
      // A bot that lost nothing leaves the rounded sum of the review.
      const best = log.map((entry, at) =>
        choices.some((one) => one.entry === at && one.error === 0) ? { ...entry, by: 'bot' } : entry,
      );
      expect(matchPlay(setup, best, values, seat).lost).toBe(play.lost);
    }
  }
  expect(measured).toBeGreaterThan(0);
});

/** Values under which every choice loses 0.2. */
class Losing extends EstimatedValues {
  override bySeat = () => [0.5, 0.5];
  override moves = (_state: unknown, _seat: number, { played = [] }: Pick<Asked, 'played'> = {}) => [
    { move: { type: 'none' }, value: 0.6, loss: 0, margin: 0 },
    ...played.map((move) => ({ move, value: 0.4, loss: 0.2, margin: 0 })),
  ];
}

const greedLog = '0 roll | 0: 11123 | 0 stop | 1 roll | 1: 12346 | 1 stop';

// Ada gets into the game. Bo is not in the game either and is far behind.
it.each([
  ['its only theme', 'greed', greedLog, 0, ['opening', 'opening']],
  ['the last of its themes', 'greed', greedLog, 1, ['chase', 'chase']],
  [
    '“other” in a game without themes',
    'hidden-pairs',
    '0: 666422 | 1: 123456 | 0 commit 01 23 45',
    0,
    ['other'],
  ],
])('a mistake is counted under %s', (_, id, log, seat, themes) => {
  const game = gameOf(id);
  const played: Setup = { game, options: withDefaults(game.options, {}), names: ['Ada', 'Bo'] };
  const steady = botFor(id, 'steady');
  const losing = new Losing({ game: id, options: played.options, seats: 2 }, { steady, bot: steady });
  const { mistakes } = matchPlay(played, entriesOf(game, log), losing, seat);
  expect(mistakes).toEqual(themes.map((theme) => ({ theme, loss: 0.2 })));
});
