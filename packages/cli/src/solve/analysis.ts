import type { AnyGame, OptionValue, Setup } from '@dicehall/engine';
import type { Bot, Explorer, Judge, SolutionFile } from '@dicehall/strategy';
import type { Context } from '../context.ts';

type Options = Readonly<Record<string, OptionValue>>;

export interface SolveRequest {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly actions: boolean;
  readonly sweeps: string | undefined;
}

export type SolutionFacts = SolutionFile['facts'];

/** What is special about analysing one game. A function that is missing has a default. */
export interface Analysis {
  /** The functions below return null when solving was cancelled or refused; the reason is reported. */
  explorerFor?(context: Context, options: Options, seats: number): Promise<Explorer | null>;
  /** Undefined where the match is judged by rollouts. */
  judgeFor?(context: Context, setup: Setup): Promise<Judge | undefined | null>;
  /** Undefined where `solveExpert` makes it. */
  expertFor?(context: Context, options: Options, seats: number): Promise<Bot | undefined | null>;
  /** The only number of seats that `solve` solves; any number by default. */
  readonly solvedSeats?: number;
  /** Solves a part of a match, so that there is no position to solve for. */
  solve?(context: Context, request: SolveRequest): Promise<SolutionFacts | null>;
}
