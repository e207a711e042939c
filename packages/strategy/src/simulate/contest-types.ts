import type { AnyGame, BySeat, Setup } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Measured } from './interval.ts';

export interface ContestSetup {
  readonly game: AnyGame;
  /** Complete, as from `readOptions`. */
  readonly options: Setup['options'];
  /** One for each seat. */
  readonly bots: BySeat<Bot>;
  /** Match n of a seed is always the same. */
  readonly seed: string | number;
}

export interface SeatResult {
  /** A shared win counts as its share. */
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
