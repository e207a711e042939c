import type { Face } from './face.ts';
import type { Message } from './message.ts';

export interface ScoredKeep {
  readonly keep: readonly Face[];
  readonly score: number;
}

export interface RollScore {
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: Message;
  /** Every set of dice that can be kept from the roll; absent in games in which players keep no dice. */
  readonly keeps?: readonly ScoredKeep[];
}

export interface RollScorer<Options = unknown> {
  /** The numbers of dice that can be scored, in rising order. */
  counts(options: Options): readonly number[];
  readonly hasKeeps?: boolean;
  /** The names of circumstances other than dice and options that can change the score. */
  readonly circumstances?: readonly string[];
  score(dice: readonly Face[], options: Options, circumstances: readonly string[]): RollScore;
}
