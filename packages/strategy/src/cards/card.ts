import { type Message, type MessageKey, message } from '@dicehall/engine';

/** The cost of following a card instead of playing perfectly, with default options and two seats. */
export interface CardCost {
  /** The unit: win probability, mean sips of a round, or mean points of a turn of Hidden Pairs. */
  readonly unit: 'win' | 'sips' | 'points';
  /** The mean result of both seats under perfect play. `value` is that of a player who follows the card. */
  readonly perfect: number;
  readonly value: number;
  readonly loss: number;
  /** The loss in each seat; index 0 is the seat that plays first. */
  readonly bySeat: readonly number[];
  /** Threes only: the mean score of a turn minus the lowest possible mean score. */
  readonly meanScore?: number;
  /** Hidden Pairs only: the gain of an opponent who knows the card. */
  readonly read?: number;
}

export interface FoundCard<Rule> {
  readonly rules: readonly Rule[];
  readonly lost: readonly number[];
  readonly meanScore?: number;
  readonly read?: number;
}

/** The text of the table on a strategy card. Its rows are in groups, each with a heading. */
export interface WordedTable {
  /** The text of the top left cell, above the row headings. */
  readonly corner: Message;
  readonly columns: readonly Message[];
  readonly groups: readonly {
    readonly head: Message;
    readonly rows: readonly { readonly head: Message; readonly cells: readonly Message[] }[];
  }[];
  /** The number of figures in the table that a player has to learn or look up. */
  readonly numbers: number;
}

/** Rules that a person can remember, in order. The first rule that applies decides. */
export interface Card {
  readonly rules: readonly {
    readonly rule: unknown;
    readonly text: Message;
    readonly table: WordedTable | null;
  }[];
  /** The questions at the table that the rules leave open, and their answers. */
  readonly besides: readonly { readonly question: Message; readonly answer: Message }[];
  readonly cost: CardCost;
}

export interface GameCards {
  /** The best card found for each number of rules, starting with 1. */
  readonly cards: readonly Card[];
}

/**
 * Makes the cost of a card.
 * @param perfect the mean over both seats under perfect play
 * @param bySeat the loss in each seat
 */
export function cardCost(unit: CardCost['unit'], perfect: number, bySeat: readonly number[]): CardCost {
  const loss = bySeat.reduce((sum, one) => sum + one, 0) / bySeat.length;
  return { unit, perfect, value: perfect - loss, loss, bySeat };
}

/** The key of a question whose answer is the message `<key>.do`. */
type Question = {
  [Key in MessageKey]: Key extends `${infer Head}.do` ? Head & MessageKey : never;
}[MessageKey];

/**
 * Writes cards as text.
 * @param questions the questions that remain open under rules of the given kinds
 * @param table the table of a rule, if it has one
 */
export const wordCards = <Rule extends { readonly kind: string }>(
  found: readonly FoundCard<Rule>[],
  unit: CardCost['unit'],
  questions: (kinds: readonly Rule['kind'][]) => readonly Question[],
  text: (rule: Rule) => Message,
  table: (rule: Rule) => WordedTable | null = () => null,
): GameCards => ({
  cards: found.map(({ rules, lost, ...rest }) => ({
    rules: rules.map((rule) => ({ rule, text: text(rule), table: table(rule) })),
    besides: questions(rules.map(({ kind }) => kind)).map((key) => ({
      question: message(key),
      answer: message(`${key}.do`),
    })),
    cost: { ...cardCost(unit, unit === 'win' ? 0.5 : 0, lost), ...rest },
  })),
});
