import type { Message } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Solving } from '../solve/progress.ts';

/** What playing by a card costs against perfect play, with default options and two seats. */
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
  /** Hidden Pairs: what an opponent who knows the card gains. */
  readonly read?: number;
}

/** Rules that a person can remember, and what playing by them costs. */
export interface Card<Rule = unknown> {
  /** In order: the first one that applies decides. */
  readonly rules: readonly Rule[];
  readonly cost: CardCost;
}

/** A card in a file, without what follows from the rest. */
export interface KeptCard<Rule> {
  readonly rules: readonly Rule[];
  /** The loss in each seat. */
  readonly lost: readonly number[];
  readonly meanScore?: number;
  readonly read?: number;
}

/** A table of a card in words. Rows belong to groups, which have a heading each. */
export interface WordedTable {
  /** The heading of the column of row headings. */
  readonly corner: Message;
  readonly columns: readonly Message[];
  readonly groups: readonly {
    readonly head: Message;
    readonly rows: readonly { readonly head: Message; readonly cells: readonly Message[] }[];
  }[];
  /** How many numbers it has: what a player would have to learn or look up. */
  readonly numbers: number;
}

/** Evaluates cards exactly against a perfect opponent. */
export interface CardEvaluator<Rule> {
  cost(rules: readonly Rule[]): CardCost;
  /** Searches the numbers of the table of a card; absent for games whose cards have none. */
  fitTable?(form: readonly Rule[]): Iterable<readonly Rule[]>;
  /** Estimates the loss of cards close to the given one much faster; absent where `cost` is fast enough. */
  estimateNear?(card: readonly Rule[]): (rules: readonly Rule[]) => number;
}

/** What a search compares: estimates near a card where an exact cost takes too long. */
export const pricesNear = <Rule>(
  evaluator: CardEvaluator<Rule>,
  card: readonly Rule[],
): ((rules: readonly Rule[]) => number) =>
  evaluator.estimateNear?.(card) ?? ((rules) => evaluator.cost(rules).loss);

/** The cards of one game: a language of rules, its exact evaluation, and the search in it. */
export interface CardFamily<Rule = unknown> {
  /** Solves the game, and prepares the evaluation of any card. */
  open(): Solving<CardEvaluator<Rule>>;
  /** Plays by the card, and obviously where no rule applies. */
  player(rules: readonly Rule[]): Bot;
  /** Every rule that one step of the search adds. */
  readonly additions: readonly Rule[];
  /** Rules close to a rule. */
  near(rule: Rule): readonly Rule[];
  /** In the order in which a player reads them: the first that applies decides. */
  ordered(rules: readonly Rule[]): readonly Rule[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** @param perfect by seat @param value by seat */
export const costOf = (
  unit: CardCost['unit'],
  perfect: readonly number[],
  value: readonly number[],
): CardCost =>
  lossOf(
    unit,
    mean(perfect),
    perfect.map((best, seat) => best - (value[seat] ?? 0)),
  );

/** @param perfect the mean over both seats @param bySeat the loss in each */
export function lossOf(unit: CardCost['unit'], perfect: number, bySeat: readonly number[]): CardCost {
  const loss = mean(bySeat);
  return { unit, perfect, value: perfect - loss, loss, bySeat };
}
