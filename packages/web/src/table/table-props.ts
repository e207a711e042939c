import type { AnyGame, BaseView, Face, Frame, Message, Refusal, Seat } from '@dicehall/engine';
import type { ReactNode } from 'react';
import type { Note } from '../announce/buffers.ts';
import type { TableCoach } from '../coach/use-coach.ts';
import type { Pace } from '../moments/timing.ts';
import type { MenuItem } from './KeysDialog.tsx';
import type { TableSeat } from './seats.ts';
import type { MatchResult } from './shown/announcement.ts';
import type { TableClock } from './shown/clock.ts';
import type { GameLogLine } from './shown/game-log.ts';
import type { ShownTable } from './shown/use-shown-table.ts';

export interface TableProps {
  readonly game: AnyGame;
  readonly title: string;
  /** Whether all people at the table see that the coach is allowed. */
  readonly isCoachAllowed?: boolean;
  readonly seats: readonly TableSeat[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  /** The people at this device, where there are more than those of `mine`. */
  readonly here?: readonly Seat[];
  readonly act: (seat: Seat, move: unknown) => Promise<Refusal | string | null>;
  /** Enters the faces of real dice; absent where the table rolls by itself. */
  readonly enter?: ((faces: readonly Face[]) => Promise<Refusal | string | null>) | undefined;
  /** The player to whom the device goes: their controls show, and cannot be used yet. */
  readonly passingTo?: Seat | null;
  readonly undo?: { readonly why: Message | null; readonly run: () => void } | undefined;
  readonly menu?: readonly MenuItem[];
  /** Whether it is a single position without a match, and so without a game log. */
  readonly isPosition?: boolean;
  readonly cover?: ReactNode;
  /** Present once the match is over; the cover is its end then, which shows the scores itself. */
  readonly result?: MatchResult | null;
  /** Below the game log: the chat. */
  readonly aside?: ReactNode;
  readonly notice?: ReactNode | ((shown: ShownTable) => ReactNode);
  /** Below the felt: the controls of a replay. */
  readonly foot?: (shown: ShownTable) => ReactNode;
  /** How fast it is shown, in place of the setting; a replay shows a jump at once. */
  readonly pace?: Pace;
  /** Where the arrow of the bar leads; the start screen by default. */
  readonly back?: string;
  /** Absent where there is none: in replays, and online where the table does not allow it. */
  readonly coach?: TableCoach | undefined;
  readonly lineControl?: ((line: GameLogLine) => ReactNode) | undefined;
  /** What people wrote and did besides moves, oldest first. */
  readonly notes?: readonly Note[];
  readonly clock?: TableClock | null;
  /** Lets a bot play for a player who is away, or takes the own seat back. */
  readonly onStandIn?: () => void;
  readonly onShown?: (count: number) => void;
}
