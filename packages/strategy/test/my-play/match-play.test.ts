import { seededDice } from '@dicehall/dice';
import { type Entry, type GreedState, gameOf, greed, type Setup, withDefaults } from '@dicehall/engine';
import { expect, it } from 'vitest';
import { botFor, exactJudge, isMistake, matchPlay, review, solveGreed } from '../../src/index.ts';
import { bankingOf } from '../../src/my-play/banking.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { solved } from '../solved.ts';

const options = withDefaults(greed.options, { target: 1000 }) as GreedState['options'];
const judge = exactJudge(solved(solveGreed(options)));
const setup: Setup = { game: gameOf('greed'), options, names: ['Ada', 'Bo'] };

function logOf(seed: string): Entry[] {
  const log: Entry[] = [];
  const dice = seededDice(seed);
  const bots = [botFor('greed', 'novice'), botFor('greed', 'steady')];
  playBotMatch(setup, bots, dice, dice.random, (entry) => log.push(entry));
  return log;
}

it('the play of a match is what its review says of one seat', () => {
  for (const seed of ['one', 'two', 'three']) {
    const log = logOf(seed);
    const found = review(setup, log, judge);
    for (const seat of [0, 1]) {
      const play = matchPlay(setup, log, judge, seat);
      const player = found.players[seat];
      if (player === undefined) throw new Error('There are two players');
      expect(play.unit).toBe('win');
      expect(play.luck).toBe(player.luck + player.othersLuck);
      expect(play.lost).toBeCloseTo(player.error, 12);
      expect(play.choices).toBe(player.choices);
      const mistakes = found.entries.filter(
        (entry) => entry.kind === 'choice' && entry.seat === seat && isMistake(found, entry),
      );
      expect(play.mistakes.length).toBeGreaterThanOrEqual(mistakes.length);
      // What a bot decided for this player is none of their choices.
      const held = log.map((entry) => (entry.seat === seat ? { ...entry, by: 'bot' } : entry));
      expect(matchPlay(setup, held, judge, seat)).toMatchObject({ choices: 0, lost: 0, mistakes: [] });
    }
  }
});

/** A choice of seat 0, in the game with 300, against 300. */
const choice = (dice: number, points: number, type: 'stop' | 'roll') => ({
  seat: 0,
  move: { type },
  state: {
    ...greed.start(options, 2),
    scores: [300, 300],
    inGame: [true, true],
    turn: { kind: 'choose', points, dice, last: [5] },
  } satisfies GreedState,
});

/** The fewest points at which stopping is best, by the values of the moves. */
function limit(dice: number): number {
  for (let points = 50; ; points += 50) {
    const { state, seat, move } = choice(dice, points, 'stop');
    const [roll, stop] = ['roll', 'stop'].map(
      (type) =>
        judge.choices(state, seat, move).find((one) => (one.move as { type: string }).type === type)?.value ??
        0,
    );
    if ((stop ?? 0) >= (roll ?? 0)) return points;
  }
}

it('stops and rolls are measured from the exact limit', () => {
  const dice = 2;
  const best = limit(dice);
  expect(best).toBeGreaterThan(50);
  const early = bankingOf(judge, greed, [choice(dice, best - 50, 'stop'), choice(dice, best, 'stop')]);
  expect(early).toEqual([{ dice, stops: 2, early: 50, rolls: 0, late: 0 }]);
  const late = bankingOf(judge, greed, [choice(dice, best + 100, 'roll'), choice(dice, best - 50, 'roll')]);
  expect(late).toEqual([{ dice, stops: 0, early: 0, rolls: 2, late: 100 }]);
});
