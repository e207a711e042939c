/** What is true of a game, as data: what clients, servers and bots need to know without naming the game. */
export interface GameFacts {
  readonly lowScoreWins: boolean;
  readonly hiddenInformation: boolean;
  readonly simultaneousChoices: boolean;
  /** How many dice the first roll of a turn has. */
  readonly freshDice: number;
  /** Whether `moves` is short enough to be listed at every choice. */
  readonly listsMoves: boolean;
  /** The sections of the rules page, in the order of its second-level headings. */
  readonly rulesSections: readonly string[];
  /** The section of the rules page for each phase of a view: an element of `rulesSections`. */
  readonly phases: Readonly<Record<string, string>>;
}
