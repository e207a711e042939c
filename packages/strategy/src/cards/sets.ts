import { type GameId, type Message, message } from '@dicehall/engine';
import { greedCards } from '../games/greed/card/kept.ts';
import { hiddenPairsCards } from '../games/hidden-pairs/card/kept.ts';
import { hiddenPairsRuleText } from '../games/hidden-pairs/card/rule.ts';
import { tenThousandRuleText } from '../games/ten-thousand/card/keep-rule.ts';
import { tenThousandCards } from '../games/ten-thousand/card/kept.ts';
import { tableText } from '../games/ten-thousand/card/table-text.ts';
import { threeDiceCards } from '../games/three-dice/card/kept.ts';
import { threeDiceRuleText } from '../games/three-dice/card/rule.ts';
import { threesCards } from '../games/threes/card/kept.ts';
import { threesRuleText } from '../games/threes/card/rule.ts';
import { type Card, type CardCost, type KeptCard, lossOf, type WordedTable } from './card.ts';
import { raceRuleText } from './rule.ts';

interface CardSet<Rule> {
  /** One for each number of rules, from 1. */
  readonly cards: readonly KeptCard<Rule>[];
  readonly unit: CardCost['unit'];
  text(rule: Rule): Message;
  /** A rule's table, if it has one. */
  table?(rule: Rule): WordedTable | null;
  /** What a player of any card does where no rule applies. */
  readonly besides: Message;
}

const greed: CardSet<Parameters<typeof raceRuleText>[0]> = {
  cards: greedCards,
  unit: 'win',
  text: (rule) => raceRuleText(rule, 5, 'stop'),
  besides: message('card-besides-greed'),
};
const tenThousand: CardSet<Parameters<typeof tenThousandRuleText>[0]> = {
  cards: tenThousandCards,
  unit: 'win',
  text: (rule) => tenThousandRuleText(rule, 6),
  table: (rule) => (rule.kind === 'table' ? tableText(rule, 6) : null),
  besides: message('card-besides-ten-thousand'),
};
const threes: CardSet<Parameters<typeof threesRuleText>[0]> = {
  cards: threesCards,
  unit: 'win',
  text: threesRuleText,
  besides: message('card-besides-threes'),
};
const threeDice: CardSet<Parameters<typeof threeDiceRuleText>[0]> = {
  cards: threeDiceCards,
  unit: 'sips',
  text: threeDiceRuleText,
  besides: message('card-besides-three-dice'),
};
const hiddenPairs: CardSet<Parameters<typeof hiddenPairsRuleText>[0]> = {
  cards: hiddenPairsCards,
  unit: 'points',
  text: hiddenPairsRuleText,
  besides: message('card-besides-hidden-pairs'),
};

const sets = new Map<GameId, unknown>([
  ['greed', greed],
  ['ten-thousand', tenThousand],
  ['threes', threes],
  ['three-dice', threeDice],
  ['hidden-pairs', hiddenPairs],
]);

/** Rules go only to the set that they come from. */
const setOf = (game: GameId): CardSet<unknown> | undefined => sets.get(game) as CardSet<unknown> | undefined;

/** A card in words. */
export interface WordedCard {
  readonly rules: readonly { readonly text: Message; readonly table: WordedTable | null }[];
  readonly cost: CardCost;
}

export interface GameCards {
  /** The best ones found, one for each number of rules, from 1. */
  readonly cards: readonly WordedCard[];
  readonly besides: Message;
}

/** The strategy cards of a game, for default options and two seats; null for a game without. */
export function cardsOf(game: GameId): GameCards | null {
  const set = setOf(game);
  if (set === undefined) return null;
  const cards = cardRulesOf(game).map(({ rules, cost }) => ({
    rules: rules.map((rule) => ({ text: set.text(rule), table: set.table?.(rule) ?? null })),
    cost,
  }));
  return { cards, besides: set.besides };
}

/** The rules of the cards as data, in the same order. */
export function cardRulesOf(game: GameId): readonly Card[] {
  const set = setOf(game);
  if (set === undefined) return [];
  return set.cards.map(({ rules, lost, ...rest }) => ({
    rules,
    cost: { ...lossOf(set.unit, set.unit === 'win' ? 0.5 : 0, lost), ...rest },
  }));
}
