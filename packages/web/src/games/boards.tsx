import { type ComponentType, lazy } from 'react';
import type { PlanningBoardProps, RevealBoardProps } from './board-props.ts';

/** The components that a game draws on the felt itself. Every part has a default, so a game needs no entry. */
interface Boards {
  /** Replaces dice and actions while a seat chooses. */
  readonly PlanningBoard?: ComponentType<PlanningBoardProps>;
  /** A step of the result of a turn, if the game's rules for the table show it in steps. */
  readonly RevealBoard?: ComponentType<RevealBoardProps>;
}

/**
 * By game id. Emblems are found by file name (`GameEmblem.tsx`); the colours of the games are in `look/theme.css`. Both have
 * defaults.
 */
export const boards: Readonly<Record<string, Boards>> = {
  'hidden-pairs': {
    PlanningBoard: lazy(() => import('./hidden-pairs/PairsBoard.tsx')),
    RevealBoard: lazy(() => import('./hidden-pairs/Reveal.tsx')),
  },
};
