import type { BaseView, Face, GameId, Refusal, Seat } from '@dicehall/engine';
import type { ReactNode } from 'react';
import type { Phrase } from '../i18n/phrase.ts';
import type { Frame } from './frame.ts';
import type { MenuItem } from './KeysDialog.tsx';
import type { StoryLine } from './StoryList.tsx';
import type { TableSeat } from './seats.ts';

/** Everything that a table needs to be shown and played, wherever the match lives. */
export interface TableProps {
  readonly game: GameId;
  readonly title: string;
  readonly seats: readonly TableSeat[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  /** The seats that are played on this screen. */
  readonly mine: readonly Seat[];
  readonly act: (seat: Seat, move: unknown) => Promise<Refusal | string | null>;
  /** Enters the faces of real dice; absent where the table throws by itself. */
  readonly enter?: ((faces: readonly Face[]) => Promise<Refusal | string | null>) | undefined;
  readonly undo?: { readonly why: Phrase | null; readonly run: () => void } | undefined;
  readonly menu?: readonly MenuItem[];
  /** What lies over the felt instead of the hand: a hand-over, the end of the match. */
  readonly cover?: ReactNode;
  /** Whether the cover is the end of the match, which has the scores itself. */
  readonly isOver?: boolean;
  readonly aside?: ReactNode;
  readonly notice?: ReactNode;
  readonly beside?: ((line: StoryLine) => ReactNode) | undefined;
  readonly chat?: readonly string[];
  /** Is told how many frames have been shown. */
  readonly onShown?: (count: number) => void;
}
