export interface DialogOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

/** Questions before a match. The answer is null if the player cancels. */
export interface Dialog {
  choose<Value>(question: string, offered: readonly DialogOption<Value>[]): Promise<Value | null>;
  /** @param problemOf why an answer is not valid, or null */
  text(question: string, usual: string, problemOf: (answer: string) => string | null): Promise<string | null>;
}
