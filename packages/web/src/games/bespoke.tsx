import type { BaseEvent, BaseView, ControlAction, Seat } from '@dicehall/engine';
import type { ComponentType } from 'react';
import type { MomentRules } from '../moments/moment.ts';
import type { TableSeat } from '../table/seats.ts';
import type { RevealRules, RevealStep } from '../table/shown/use-reveal.ts';
import type { ShownTable } from '../table/shown/use-shown-table.ts';
import { PairsBoard } from './hidden-pairs/PairsBoard.tsx';
import { Reveal } from './hidden-pairs/Reveal.tsx';
import { roundByRound } from './hidden-pairs/reveal.ts';
import { greedMoments } from './moments/greed.ts';
import { hiddenPairsMoments } from './moments/hidden-pairs.ts';
import { tenThousandMoments } from './moments/ten-thousand.ts';
import { threeDiceMoments } from './moments/three-dice.ts';
import { threesMoments } from './moments/threes.ts';

export interface PlanningBoardProps {
  readonly shown: ShownTable;
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly onAct: (action: ControlAction) => void;
}

export interface RevealBoardProps {
  readonly view: BaseView;
  /** All events so far. */
  readonly events: readonly BaseEvent[];
  readonly reveal: RevealStep;
  readonly seats: readonly TableSeat[];
}

/** What the table has for one game only. Every part has a default, so a game needs no entry. */
interface Bespoke {
  /** The moments of its own events, and of common ones that are different here. */
  readonly moments?: MomentRules;
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
  greed: { moments: greedMoments },
  'ten-thousand': { moments: tenThousandMoments },
  threes: { moments: threesMoments },
  'three-dice': { moments: threeDiceMoments },
  'hidden-pairs': {
    moments: hiddenPairsMoments,
    PlanningBoard: PairsBoard,
    reveal: roundByRound,
    RevealBoard: Reveal,
  },
};
