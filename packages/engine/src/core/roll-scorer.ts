import type { Face } from './face.ts';
import type { Message } from './message.ts';

/** Some dice of a roll that can be kept, and their score. */
export interface ScoredKeep {
  readonly keep: readonly Face[];
  readonly score: number;
}

/** The score of one roll outside a match. */
export interface RollScore {
  /** The score as a JSON object. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: Message;
  /** Every set of dice that can be kept; absent in games without that choice. */
  readonly keeps?: readonly ScoredKeep[];
}

/** Scores single rolls of a game. */
export interface RollScorer<Options = unknown> {
  /** The numbers of dice that have a score, rising. */
  readonly counts: readonly number[];
  /** Whether the player chooses which dice to keep. */
  readonly hasKeeps?: boolean;
  /** Names of circumstances that can change the score, besides dice and options. */
  readonly circumstances?: readonly string[];
  score(dice: readonly Face[], options: Options, circumstances: readonly string[]): RollScore;
}
