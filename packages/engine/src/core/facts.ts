/** Properties of a game for code that does not know it. */
export interface GameFacts {
  readonly lowScoreWins: boolean;
  readonly hiddenInformation: boolean;
  readonly simultaneousChoices: boolean;
  /** The number of dice in the first roll of a turn. */
  readonly freshDice: number;
  /** Whether a position has few enough moves for `moves` to list all of them. */
  readonly listsMoves: boolean;
  /** The ids of the sections of the rules page, in the order of its second-level headings. */
  readonly rulesSections: readonly string[];
  /** For each phase of a view, the section of the rules page that explains it: an element of `rulesSections`. */
  readonly phases: Readonly<Record<string, string>>;
}
