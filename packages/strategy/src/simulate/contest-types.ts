import type { AnyGame, BySeat, Setup } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Measured } from './interval.ts';

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
