import { type ComponentType, lazy } from 'react';
import type { PlanningBoardProps, RevealBoardProps, WaitingBoardProps } from './board-props.ts';

/** The components that a game draws on the felt itself. Every part has a default, so a game needs no entry. */
interface Boards {
  /** Replaces dice and actions while a seat chooses. */
  readonly PlanningBoard?: ComponentType<PlanningBoardProps>;
  /** Replaces the dice of a seat that has chosen, while others still choose in the same turn. */
  readonly WaitingBoard?: ComponentType<WaitingBoardProps>;
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
    WaitingBoard: lazy(() => import('./hidden-pairs/Committed.tsx')),
    RevealBoard: lazy(() => import('./hidden-pairs/Reveal.tsx')),
  },
};
