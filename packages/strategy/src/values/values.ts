import type { BySeat, GameId, OptionValue, Seat, Step } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { WeighedMove } from '../explore/explorer.ts';
import type { NextRoll } from '../explore/next-roll.ts';
import type { StopMap } from '../explore/stop-map.ts';
import type { WinMap } from '../explore/win-map.ts';
import type { SolutionFiles } from '../files/shipped.ts';
import type { SolutionOf } from '../files/solution-file.ts';
import type { Comparison } from '../review/comparison.ts';
import type { Judge } from '../review/judge.ts';

export type Options = Readonly<Record<string, OptionValue>>;

export type ValueSource =
  | 'exact'
  | 'equilibrium'
  | 'round'
  | 'match'
  | 'turn'
  | 'duels'
  | 'sampled'
  | 'weighed'
  | 'rollouts';

/** What a value counts: the share of the win, or the sips of all rounds of the match. */
export type Counted = 'win' | 'sips-of-match' | 'sips-of-round' | 'points-of-turn';

export interface MoveValue {
  /** In its canonical form. */
  readonly move: unknown;
  /** For the seat that chooses. */
  readonly value: number;
  /** Against the best move; 0 for those that are as good. */
  readonly loss: number;
  /** Two standard errors; 0 where nothing is estimated. */
  readonly margin: number;
  /** How often the mixture of an equilibrium plays it, 0 to 1. */
  readonly share?: number;
  /** The roll that follows it at once; null where none does. */
  readonly roll: NextRoll | null;
}

/** A position, and what its moves are worth. It can be sent between threads. */
export interface PositionValue {
  readonly how: ValueSource;
  readonly unit: 'win' | 'sips' | 'points';
  readonly counts: Counted;
  readonly step: Step;
  /** The seat that chooses; null where none does. */
  readonly seat: Seat | null;
  /** Null where only moves have values. */
  readonly bySeat: BySeat<number> | null;
  /** Two standard errors of `bySeat`; 0 where nothing is estimated. */
  readonly margin: number;
  /** The best first. */
  readonly moves: readonly MoveValue[];
  /** Whether equal best moves give others different shares, so that these values are some of several. */
  readonly severalBest: boolean;
  /** The roll that the position waits for; null where it waits for none. */
  readonly roll: NextRoll | null;
}

export interface Asked {
  /** One of the seats that choose, where several do; the first by default. */
  readonly seat?: Seat;
  /** Moves whose values are wanted in any case. */
  readonly played?: readonly unknown[];
  /** For each value that is estimated. */
  readonly rollouts?: number;
}

/** What looking at says more than reading; null where it says nothing. */
export interface Charts {
  readonly map: WinMap | null;
  readonly stopping: StopMap | null;
}

/** What the positions and moves of one game are worth, with its options and its number of seats. */
export interface Values extends Omit<Judge, 'how' | 'unit'> {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: number;
  readonly how: Judge['how'];
  readonly unit: Judge['unit'];
  /** Whether values are means of rollouts, which `Asked` may say the number of. */
  readonly isEstimated: boolean;
  at(state: unknown, asked?: Asked): PositionValue;
  /** The legal moves of a seat, without what rolls bring. */
  moves(state: unknown, seat: Seat): readonly WeighedMove[];
  /** What a review adds up; null where only moves have values. */
  bySeat(state: unknown): BySeat<number> | null;
  charts(state: unknown): Charts;
  /** Plays by these values. */
  readonly bot: Bot;
  readonly comparison?: Comparison | null;
}

/** What solving may take; beyond it, values are estimated. */
export interface Limit {
  readonly seconds: number;
  readonly bytes?: number;
}

/** Saved solutions, by what they are of. */
export interface SolutionCache {
  find(of: SolutionOf): Promise<Uint8Array | null>;
  save(of: SolutionOf, bytes: Uint8Array): Promise<void>;
}

export interface Given {
  /** What comes with the program. */
  readonly files?: SolutionFiles;
  readonly cache?: SolutionCache;
  /** Called with 0 to 1 between slices of work, and awaited. */
  readonly progress?: (share: number) => void | Promise<void>;
  /** Asked after each slice of work. */
  readonly shouldStop?: () => boolean;
  /** `soon` by default. */
  readonly limit?: Limit;
}
