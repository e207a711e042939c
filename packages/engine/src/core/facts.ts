import type { OptionValue } from './options.ts';

/** Properties of a game for code that handles any game. */
export interface GameFacts {
  readonly lowScoreWins: boolean;
  readonly hiddenInformation: boolean;
  readonly simultaneousChoices: boolean;
  /**
   * Returns the number of dice in the first roll of a turn.
   * @param options the options that differ from the standard rules, or all
   */
  readonly freshDice: (options?: Readonly<Record<string, OptionValue>>) => number;
  /** Whether `moves` can list all legal moves; false in games with too many of them. */
  readonly listsMoves: boolean;
  /** The ids of the sections of the rules page, in the order of its second-level headings. */
  readonly rulesSections: readonly string[];
  /** For each phase of a view, the id in `rulesSections` of the section that explains it. */
  readonly phases: Readonly<Record<string, string>>;
}
