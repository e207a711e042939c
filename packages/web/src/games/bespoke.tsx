import type { BaseEvent, BaseView, ControlAction, Seat } from '@dicehall/engine';
import type { ComponentType } from 'react';
import type { CelebrationKind } from '../dice/Celebration.tsx';
import type { TableSeat } from '../table/seats.ts';
import type { RevealRules, RevealStep } from '../table/shown/use-reveal.ts';
import type { ShownTable } from '../table/shown/use-shown-table.ts';
import { exactFinish, luckyDice, superStairs } from './celebrations.ts';
import { PairsBoard } from './hidden-pairs/PairsBoard.tsx';
import { Reveal } from './hidden-pairs/Reveal.tsx';
import { roundByRound } from './hidden-pairs/reveal.ts';

export interface PlanningBoardProps {
  readonly shown: ShownTable;
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly onAct: (action: ControlAction) => void;
}

export interface RevealBoardProps {
  readonly view: BaseView;
  readonly reveal: RevealStep;
  readonly seats: readonly TableSeat[];
}

/** What the table has for one game only. Every part has a default, so a game needs no entry. */
interface Bespoke {
  /** Celebrations of events besides those of every game. */
  readonly celebrationOf?: (event: BaseEvent, view: BaseView) => CelebrationKind | null;
  /** Takes the place of dice and actions while a seat chooses. */
  readonly PlanningBoard?: ComponentType<PlanningBoardProps>;
  /** With `RevealBoard`: the result of a turn is shown in steps. */
  readonly reveal?: RevealRules;
  readonly RevealBoard?: ComponentType<RevealBoardProps>;
}

/**
 * By game id. Emblems are found by file name (`GameEmblem.tsx`); the colours of the games are in `look/theme.css`. A game
 * without either has a default.
 */
export const bespoke: Readonly<Record<string, Bespoke>> = {
  'ten-thousand': { celebrationOf: exactFinish },
  'three-dice': { celebrationOf: superStairs },
  'hidden-pairs': {
    celebrationOf: luckyDice,
    PlanningBoard: PairsBoard,
    reveal: roundByRound,
    RevealBoard: Reveal,
  },
};
