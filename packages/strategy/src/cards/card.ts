import type { Message } from '@dicehall/engine';

/** The cost of playing by a card against perfect play, with default options and two seats. */
export interface CardCost {
  /** `win`: win probability; `sips`: the mean of a round; `points`: the mean of a turn of Hidden Pairs. */
  readonly unit: 'win' | 'sips' | 'points';
  /** The mean over both seats, under perfect play and by the card. */
  readonly perfect: number;
  readonly value: number;
  /** `perfect` minus `value`. */
  readonly loss: number;
  /** The loss in each seat, the player who starts first. */
  readonly bySeat: readonly number[];
  /** Threes: the mean score of a turn above the lowest possible one. */
  readonly meanScore?: number;
  /** Hidden Pairs: the gain of an opponent who knows the card. */
  readonly read?: number;
}

/** A card as found by the search. */
export interface FoundCard<Rule> {
  readonly rules: readonly Rule[];
  /** The loss in each seat. */
  readonly lost: readonly number[];
  readonly meanScore?: number;
  readonly read?: number;
}

/** A table of a card in words. Rows are grouped, and each group has a heading. */
export interface WordedTable {
  /** The heading of the column of row headings. */
  readonly corner: Message;
  readonly columns: readonly Message[];
  readonly groups: readonly {
    readonly head: Message;
    readonly rows: readonly { readonly head: Message; readonly cells: readonly Message[] }[];
  }[];
  /** The number of numbers in it, which a player would have to learn or look up. */
  readonly numbers: number;
}

/** Rules that a person can remember, in order: the first that applies decides. */
export interface Card {
  readonly rules: readonly {
    readonly rule: unknown;
    readonly text: Message;
    readonly table: WordedTable | null;
  }[];
  readonly cost: CardCost;
}

/** The strategy cards of a game, for default options and two seats. */
export interface GameCards {
  /** The best card found for each number of rules, from 1. */
  readonly cards: readonly Card[];
  /** The play of any card where no rule applies. */
  readonly besides: Message;
}

/** @param perfect the mean over both seats @param bySeat the loss in each */
export function cardCost(unit: CardCost['unit'], perfect: number, bySeat: readonly number[]): CardCost {
  const loss = bySeat.reduce((sum, one) => sum + one, 0) / bySeat.length;
  return { unit, perfect, value: perfect - loss, loss, bySeat };
}

/** @param table of a rule, where it has one */
export const wordCards = <Rule>(
  found: readonly FoundCard<Rule>[],
  unit: CardCost['unit'],
  besides: Message,
  text: (rule: Rule) => Message,
  table: (rule: Rule) => WordedTable | null = () => null,
): GameCards => ({
  cards: found.map(({ rules, lost, ...rest }) => ({
    rules: rules.map((rule) => ({ rule, text: text(rule), table: table(rule) })),
    cost: { ...cardCost(unit, unit === 'win' ? 0.5 : 0, lost), ...rest },
  })),
  besides,
});
