import { seededDice } from '@dicehall/dice';
import {
  type Entry,
  type GameId,
  gameOf,
  games,
  makeRecord,
  readOptions,
  readSetup,
  replay,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { botFor, openContest } from '../../src/index.ts';
import { type ContestSetup, meanOf, playBotMatch, shareOf } from '../../src/solvers.ts';

function optionsOf(id: GameId, given: object = {}) {
  const options = readOptions(gameOf(id), given);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

function playedBy(setup: ContestSetup, matches: number) {
  const contest = openContest(setup);
  contest.play(matches);
  return contest.result();
}

const pairing = (id: GameId, ...cast: readonly ('novice' | 'steady')[]) => ({
  game: gameOf(id),
  options: optionsOf(id),
  bots: cast.map((strength) => botFor(id, strength)),
  seed: 'contest',
});

describe('a contest between bots is reproducible', () => {
  it('a contest gives the same result for the same seed, however it is divided into parts', () => {
    const setup = pairing('greed', 'steady', 'novice', 'steady');
    const whole = playedBy(setup, 60);
    const contest = openContest(setup);
    for (const part of [1, 9, 50]) contest.play(part);
    expect(contest.result()).toEqual(whole);
    expect(playedBy({ ...setup, seed: 'another' }, 60)).not.toEqual(whole);
  });

  it('a contest counts one win per match, divided among the winners', () => {
    const setup = pairing('threes', 'novice', 'novice', 'novice');
    const { seats } = playedBy({ ...setup, options: optionsOf('threes', { rounds: 1 }) }, 100);
    const wins = seats.map((seat) => seat.wins);
    expect(wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(100, 9);
    expect(wins.some((won) => won % 1 !== 0)).toBe(true);
  });

  it('a contest reports the score of each seat and the winner of a match', () => {
    const setup = { ...pairing('threes', 'steady', 'novice', 'novice'), seed: 'one match' };
    const dice = seededDice(setup.seed);
    const { random } = seededDice(`${setup.seed} choices`);
    const { game, options, bots } = setup;
    const match = playBotMatch({ game, options, names: ['Ada', 'Bo', 'Cy'] }, bots, dice, random);
    expect(new Set(match.scores).size).toBe(3);
    const { seats } = playedBy(setup, 1);
    expect(seats.map(({ score }) => score.mean)).toEqual(match.scores);
    expect(seats.map(({ wins }) => wins)).toEqual(match.places.map((place) => (place === 1 ? 1 : 0)));
  });

  it('a contest reports its result after every part', () => {
    const contest = openContest(pairing('greed', 'steady', 'steady'));
    const matches = [100, 100].map((part) => {
      contest.play(part);
      return contest.result().matches;
    });
    expect(matches).toEqual([100, 200]);
  });
});

describe('a match between bots ranks its players', () => {
  it('players of a match between bots who choose at the same time choose in the order of their seats', () => {
    const setup = { game: gameOf('hidden-pairs'), options: optionsOf('hidden-pairs', { turns: 2 }) };
    const chose: number[] = [];
    const dice = seededDice('order');
    const bots = [1, 2, 3].map(() => botFor('hidden-pairs', 'novice'));
    playBotMatch({ ...setup, names: ['Ada', 'Bo', 'Cy'] }, bots, dice, dice.random, (entry) => {
      if ('move' in entry) chose.push(entry.seat);
    });
    expect(chose).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it.each(games.map(({ id }) => id))(
    'a match between bots of %s makes a record that replays to the same places',
    (id) => {
      const game = gameOf(id);
      const setup = readSetup({ game: id, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
      if (!setup.ok) throw new Error(setup.error.code);
      const log: Entry[] = [];
      const dice = seededDice(id);
      const bots = [botFor(id, 'steady'), botFor(id, 'novice')];
      const result = playBotMatch(setup.value, bots, dice, dice.random, (entry) => log.push(entry));
      const replayed = replay(JSON.parse(JSON.stringify(makeRecord(setup.value, log))));
      if (!replayed.ok) throw new Error(replayed.error.code);
      expect(game.scores(replayed.value.state)).toEqual(result.scores);
      expect(game.step(replayed.value.state)).toEqual({ kind: 'over', places: result.places });
    },
  );
});

describe('an estimate has an exact interval', () => {
  it.each([
    [50, 100, 0.4038, 0.5962],
    [10, 40, 0.1419, 0.4019],
    [27, 30, 0.7438, 0.9654],
    [0, 10, 0, 0.2775],
    [0, 0, 0, 1],
  ])('the interval of a share is the Wilson interval: %i of %i is %s to %s', (wins, trials, low, high) => {
    expect(shareOf(wins, trials)).toEqual({
      mean: trials === 0 ? 0 : wins / trials,
      low: expect.closeTo(low, 4),
      high: expect.closeTo(high, 4),
    });
  });

  it('the interval of a share is never below 0 or above 1', () => {
    for (let count = 1; count <= 200; count++) {
      expect(shareOf(0, count).low).toBeGreaterThanOrEqual(0);
      expect(shareOf(count, count).high).toBeLessThanOrEqual(1);
    }
  });

  it('the interval of a mean is ± 1.96 standard errors', () => {
    const { mean, low, high } = meanOf(4, 10, 30);
    expect(mean).toBe(2.5);
    expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(5 / 3 / 4), 9);
    expect(mean - low).toBeCloseTo(high - mean, 12);
    expect(meanOf(1, 7, 49)).toEqual({ mean: 7, low: 7, high: 7 });
    expect(meanOf(0, 0, 0)).toEqual({ mean: 0, low: 0, high: 0 });
  });
});
