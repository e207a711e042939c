import type {
  BaseView,
  GreedView,
  HiddenPairsView,
  TenThousandView,
  ThreeDiceView,
  ThreesView,
} from '@dicehall/engine';
import { greedHand } from './greed.ts';
import type { Hand, Marked } from './hand.ts';
import { tenThousandHand } from './ten-thousand.ts';
import { threeDiceHand } from './three-dice.ts';
import { threesHand } from './threes.ts';

/** The view of any of the games; `game` tells which. */
export type AnyView = GreedView | TenThousandView | ThreesView | ThreeDiceView | HiddenPairsView;

/** The engine closes its views over `BaseView`; all of them carry `game`. */
export const asAnyView = (view: BaseView): AnyView => view as AnyView;

/** The hand of the player whose turn it is; null in Hidden Pairs, where everybody has one of their own. */
export function handOf(view: AnyView, marked: Marked): Hand | null {
  switch (view.game) {
    case 'greed':
      return greedHand(view);
    case 'ten-thousand':
      return tenThousandHand(view, marked);
    case 'threes':
      return threesHand(view, marked);
    case 'three-dice':
      return threeDiceHand(view, marked);
    case 'hidden-pairs':
      return null;
  }
}
