export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/** The tempers of bots, from the lowest to the highest risk; see the bots of each game. */
export const tempers = ['careful', 'balanced', 'bold'] as const;
export type Temper = (typeof tempers)[number];

export interface BotPlayer {
  readonly kind: 'bot';
  readonly strength: Strength;
  /** The temper of the bot; by default `balanced`. */
  readonly temper?: Temper;
}

export type Player = { readonly kind: 'person' } | BotPlayer;
