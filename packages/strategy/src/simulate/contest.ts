import { seededDice } from '@dicehall/dice';
import type { AnyGame, BySeat, GreedOptions, Setup } from '@dicehall/engine';
import { thresholdsOf } from '../bots/greed.ts';
import type { Bot } from '../bots/index.ts';
import { playBotMatch } from './bot-match.ts';
import { fastGreed } from './fast-greed.ts';
import { type Measured, meanOf, shareOf } from './interval.ts';

/** What a contest between bots is about. */
export interface ContestSetup {
  readonly game: AnyGame;
  /** Every option of the game, as `readOptions` gives them. */
  readonly options: Setup['options'];
  /** One a seat, as many as the game allows. */
  readonly bots: BySeat<Bot>;
  /** The same seed gives the same matches: match n is the same however many are played. */
  readonly seed: string | number;
}

/** How one seat did. */
export interface SeatResult {
  /** Matches won; a shared win counts as its part. */
  readonly wins: number;
  readonly share: Measured;
  readonly score: Measured;
}

export interface ContestResult {
  readonly matches: number;
  readonly seats: BySeat<SeatResult>;
}

/** A contest that runs: played bit by bit, it can be watched and stopped at any time. */
export interface Contest {
  /** Plays so many further matches. */
  play(matches: number): void;
  /** How it stands. */
  result(): ContestResult;
}

/** The contest in numbers alone, where game and bots allow it: the same matches, some hundred times as fast. */
function fastContest({ game, options, bots, seed }: ContestSetup): Contest | null {
  if (game.id !== 'greed') return null;
  const players = bots.map(thresholdsOf);
  if (!players.every((player) => player !== null)) return null;
  const matches = fastGreed(options as GreedOptions, players, seed);
  return {
    play: matches.play,
    result: () => {
      const { matches: played, wins, scoreSums, scoreSquares } = matches.tally();
      const seats = Array.from(wins, (won, seat) => ({
        wins: won,
        share: shareOf(won, played),
        score: meanOf(played, scoreSums[seat], scoreSquares[seat]),
      }));
      return { matches: played, seats };
    },
  };
}

/** Starts a contest between bots: in numbers alone where that comes to the same, else through the engine. */
export const openContest = (setup: ContestSetup): Contest => fastContest(setup) ?? checkedContest(setup);

/** Starts a contest in which every move goes through the engine. */
export function checkedContest({ game, options, bots, seed }: ContestSetup): Contest {
  const setup: Setup = { game, options, names: bots.map((_, seat) => `${seat + 1}`) };
  const tally = bots.map(() => ({ wins: 0, sum: 0, squares: 0 }));
  const dice = seededDice(seed);
  const { random } = seededDice(`${seed} choices`);
  let played = 0;
  const playOne = (): void => {
    const { scores, places } = playBotMatch(setup, bots, dice, random);
    const winners = places.filter((place) => place === 1).length;
    tally.forEach((seat, index) => {
      const score = scores[index];
      if (places[index] === 1) seat.wins += 1 / winners;
      seat.sum += score;
      seat.squares += score ** 2;
    });
    played += 1;
  };
  return {
    play(matches) {
      for (let match = 0; match < matches; match++) playOne();
    },
    result: () => ({
      matches: played,
      seats: tally.map(({ wins, sum, squares }) => ({
        wins,
        share: shareOf(wins, played),
        score: meanOf(played, sum, squares),
      })),
    }),
  };
}

export interface Simulation extends ContestSetup {
  readonly matches: number;
  /** Is told now and then how many matches are played. */
  readonly onProgress?: (played: number) => void;
  /** Is asked now and then; what was played until then is the result. */
  readonly shouldStop?: () => boolean;
}

/** How many matches are played between two looks at progress. */
const slice = 100;

/** Plays a whole contest, or as much of it as it is given time for. */
export function simulateMatches(simulation: Simulation): ContestResult {
  const contest = openContest(simulation);
  let played = 0;
  while (played < simulation.matches && simulation.shouldStop?.() !== true) {
    const now = Math.min(slice, simulation.matches - played);
    contest.play(now);
    played += now;
    simulation.onProgress?.(played);
  }
  return contest.result();
}
