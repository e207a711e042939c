import { seededDice } from '@dicehall/dice';
import { type Entry, type GameId, ofSeat, readSetup, type Setup } from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { expect } from 'vitest';
import { solveRound, ThreeDiceValues } from '../../src/games/three-dice/index.ts';
import {
  botFor,
  type EstimatedValues,
  estimatedValues,
  type Review,
  review,
  type Strength,
  type Values,
} from '../../src/index.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { solved } from '../solved.ts';

export function setupOf(game: GameId, options: object, seats = 2): Setup {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'].slice(0, seats);
  const setup = readSetup({ game, options, seats: names.map((name) => ({ name })) });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

export function botLog(setup: Setup, seed: number, cast: readonly Strength[]): Entry[] {
  const log: Entry[] = [];
  const dice = seededDice(seed);
  const bots = cast.map((strength) => botFor(setup.game.id, strength));
  playBotMatch(setup, bots, dice, dice.random, (entry) => log.push(entry));
  return log;
}

const mixedCast = ({ names }: Setup): Strength[] =>
  names.map((_, seat) => (seat % 2 === 0 ? 'novice' : 'steady'));

/**
 * Returns the difference between the result and the sum of start, luck, mistakes and the other parts of each player.
 * It is 0 except for rounding.
 */
export const missed = ({ result, start, players }: Review): number =>
  Math.max(
    ...players.map(({ luck, error, othersLuck, othersChoices, met, left }, seat) =>
      Math.abs(
        ofSeat(start, seat) + luck - error + othersLuck + othersChoices + met + left - ofSeat(result, seat),
      ),
    ),
  );

const matchOf = ({ game, options, names }: Setup) => ({ game: game.id, options, seats: names.length });

/** Returns values by rollouts alone. */
export const estimates = ({ game, options, names }: Setup): EstimatedValues =>
  estimatedValues(game, options, names.length);

export const valuesOfRound = (setup: Setup): Values =>
  new ThreeDiceValues(matchOf(setup), solved(solveRound(setup.options as never, setup.names.length)));

/** A match of Three Dice with two rounds. */
export const roundsOf = (seats: number, options: object): Setup =>
  setupOf('three-dice', { rounds: 2, ...options }, seats);

/** Reviews matches of Three Dice by the solved round. */
export function expectRoundsToAddUp(seats: number, options: object): void {
  const setup = roundsOf(seats, options);
  const values = valuesOfRound(setup);
  for (const log of [botLog(setup, seats, mixedCast(setup)), rollout(setup, chanceOf(seats)).log]) {
    const reviewed = review(setup, log, values);
    expect(reviewed).toMatchObject({ how: 'round', exact: false, unit: 'sips' });
    expect(missed(reviewed)).toBeLessThan(1e-9);
    expect(reviewed.result.reduce((sum, sips) => sum + sips, 0)).toBeCloseTo(0, 9);
    // The additional value of a turn that is played for the match stays unexplained at the start of the turn.
    for (const entry of reviewed.entries) {
      if (entry.kind !== 'choice') continue;
      const own = ofSeat(entry.left, entry.seat);
      expect(Math.abs(own)).toBeLessThan(entry.forced ? 0.01 : 1e-9);
    }
  }
}

export const shortMatches = [
  ['greed', { target: 500 }],
  ['ten-thousand', { target: 2000 }],
  ['threes', { rounds: 1 }],
  ['three-dice', { rounds: 1 }],
  ['hidden-pairs', { turns: 1 }],
] as const;

/** Returns the review, with few rollouts, of a match of novices and steady players. */
export function estimated(id: GameId, options: object, seats: number, rollouts = 4): Review {
  const setup = setupOf(id, options, seats);
  return review(setup, botLog(setup, 3, mixedCast(setup)), estimates(setup).by(rollouts, 4));
}

/** Reviews matches by rollouts. */
export function expectEstimatesToAddUp(id: GameId, options: object, seats: number): void {
  const setup = setupOf(id, options, seats);
  const { log } = rollout(setup, chanceOf(seats), 60);
  const random = review(setup, log, estimates(setup).by(2, 1));
  for (const one of [estimated(id, options, seats), random]) {
    expect(missed(one)).toBeLessThan(1e-9);
    expect(one.exact).toBe(false);
    expect(one.result.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(one.entries.every((entry) => entry.kind === 'choice' || entry.rank === null)).toBe(true);
    const values = [one.start, ...one.entries.map(({ after }) => after)].flat();
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1 + 1e-12);
  }
}
