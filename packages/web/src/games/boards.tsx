import type { ComponentType } from 'react';
import { preloadable } from '../app/preloadable.tsx';
import type { PlanningBoardProps, RevealBoardProps, WaitingBoardProps } from './board-props.ts';

/**
 * The components of a game that replace default parts of the felt. Every part has a default, so a game needs no entry
 * here.
 */
interface Boards {
  /** Replaces dice and actions while a seat chooses. */
  readonly PlanningBoard?: ComponentType<PlanningBoardProps>;
  /** Replaces the dice of a seat that has chosen, while others still choose in the same turn. */
  readonly WaitingBoard?: ComponentType<WaitingBoardProps>;
  /** Shows one step of the result of a turn, if the game reveals results in steps. */
  readonly RevealBoard?: ComponentType<RevealBoardProps>;
  /** Loads the components before they are needed, so that no board begins with an empty cloth. */
  readonly preload?: () => void;
}

const planningOfPairs = preloadable(() => import('./hidden-pairs/PairsBoard.tsx'));
const waitingForPairs = preloadable(() => import('./hidden-pairs/Committed.tsx'));
const revealOfPairs = preloadable(() => import('./hidden-pairs/Reveal.tsx'));

/**
 * The boards of each game by its id. Emblems are found by file name (`GameEmblem.tsx`), and the colours of games are in
 * `look/theme.css`. Both have defaults.
 */
export const boards: Readonly<Record<string, Boards>> = {
  'hidden-pairs': {
    PlanningBoard: planningOfPairs.Part,
    WaitingBoard: waitingForPairs.Part,
    RevealBoard: revealOfPairs.Part,
    preload: () => {
      for (const { preload } of [planningOfPairs, waitingForPairs, revealOfPairs]) preload();
    },
  },
};
