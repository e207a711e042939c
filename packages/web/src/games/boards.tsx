import { type ComponentType, lazy } from 'react';
import { preloadable } from '../app/preloadable.tsx';
import type { PlanningBoardProps, RevealBoardProps, WaitingBoardProps } from './board-props.ts';

/** The components that a game draws on the felt itself. Every part has a default, so a game needs no entry. */
interface Boards {
  /** Replaces dice and actions while a seat chooses. */
  readonly PlanningBoard?: ComponentType<PlanningBoardProps>;
  /** Replaces the dice of a seat that has chosen, while others still choose in the same turn. */
  readonly WaitingBoard?: ComponentType<WaitingBoardProps>;
  /** Shows one step of the result of a turn, if the game reveals results in steps. */
  readonly RevealBoard?: ComponentType<RevealBoardProps>;
}

const waitingForPairs = preloadable(() => import('./hidden-pairs/Committed.tsx'));
const revealOfPairs = preloadable(() => import('./hidden-pairs/Reveal.tsx'));

/** By game id. Emblems are found by file name (`GameEmblem.tsx`), and the colours of games are in `look/theme.css`. Both have defaults. */
export const boards: Readonly<Record<string, Boards>> = {
  'hidden-pairs': {
    PlanningBoard: lazy(() => {
      // Preloads while the player plans, so that the next board does not begin with an empty cloth.
      waitingForPairs.preload();
      revealOfPairs.preload();
      return import('./hidden-pairs/PairsBoard.tsx');
    }),
    WaitingBoard: waitingForPairs.Part,
    RevealBoard: revealOfPairs.Part,
  },
};
