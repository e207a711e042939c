/** One thing to choose. */
export interface DialogOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

/** Asks the questions before a match; every answer may be null: nobody wants to go on. */
export interface Dialog {
  choose<Value>(question: string, offered: readonly DialogOption<Value>[]): Promise<Value | null>;
  /** @param wrong says what is wrong with an answer, or null */
  text(question: string, usual: string, wrong: (answer: string) => string | null): Promise<string | null>;
}
