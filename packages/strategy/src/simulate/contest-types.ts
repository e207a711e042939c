import type { AnyGame, BySeat, Setup } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Measured } from './interval.ts';

export interface ContestSetup {
  readonly game: AnyGame;
  /** A value for every option of the game, as `readOptions` returns them. */
  readonly options: Setup['options'];
  readonly bots: BySeat<Bot>;
  /** The seed of all matches. With the same seed, match number n is always the same. */
  readonly seed: string | number;
}

export interface SeatResult {
  /** The number of wins. A shared win counts as its share. */
  readonly wins: number;
  readonly share: Measured;
  readonly score: Measured;
}

export interface ContestResult {
  readonly matches: number;
  readonly seats: BySeat<SeatResult>;
}

export interface Contest {
  play(matches: number): void;
  result(): ContestResult;
}
