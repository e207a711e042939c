import type { AnyGame, BaseView, Face, Frame, Message, Refusal, Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { MarkedChoice } from '@dicehall/strategy';
import type { Announcer } from '../../announce/announcer.ts';
import type { Note } from '../../announce/buffers.ts';
import type { Cue } from '../../dice/sound-schedule.ts';
import type { Pace, Settings } from '../../settings/settings.ts';
import type { MatchResult } from './announcement.ts';
import type { TableClock } from './clock.ts';
import type { MenuItem } from './menu.ts';
import type { TableSeat } from './seats.ts';

export interface UndoControl {
  readonly why: Message | null;
  readonly run: () => void;
}

/** The coach at a table. */
export interface TableCoach {
  readonly isOn: boolean;
  /** How far the solution is, as a share of the work; null before that is known. */
  readonly state:
    | { readonly kind: 'solving'; readonly share: number }
    | { readonly kind: 'solved' | 'estimated' | 'failed' }
    | null;
  readonly mark: { readonly mark: MarkedChoice['mark']; readonly text: string } | null;
  /** The advice for the choice that is awaited now; null where none was asked for, or it is not known yet. */
  readonly hint: string | null;
  /** Asks for advice, and says why there is none. */
  readonly ask: (seat: Seat) => void;
  readonly closeHint: () => void;
}

/** Why a change was refused; null where it was made. */
export type Answer = Promise<Refusal | string | null>;

/** What is told to a table of its match, and what it can do with it. */
export interface TableFeed {
  readonly game: AnyGame;
  readonly title: string;
  readonly seats: readonly TableSeat[];
  readonly frames: readonly Frame[];
  /** The view before the first frame. */
  readonly start: BaseView;
  /** The seats on this screen. */
  readonly mine: readonly Seat[];
  /** The people at this device, where there are more than those of `mine`. */
  readonly here?: readonly Seat[];
  /** Another number opens the table anew: what it is now does not follow from what it was. */
  readonly restarts?: number;
  readonly act: (seat: Seat, move: unknown) => Answer;
  /** Enters the faces of real dice; absent where the table rolls by itself. */
  readonly enter?: ((faces: readonly Face[]) => Answer) | undefined;
  /** The player to whom the device goes: their controls show, and cannot be used yet. */
  readonly passingTo?: Seat | null;
  readonly undo?: UndoControl | undefined;
  readonly menu?: readonly MenuItem[];
  /** Absent where there is none: in replays, and online where the table does not allow it. */
  readonly coach?: TableCoach | undefined;
  /** Lets a bot play for a player who is away, or takes the own seat back. */
  readonly standIn?: (() => void) | undefined;
  /** Whether it is a single position without a match, and so without a game log. */
  readonly isPosition?: boolean;
  /** Whether all people at the table see that the coach is allowed. */
  readonly isCoachAllowed?: boolean;
  /** Present once the match is over. */
  readonly result?: MatchResult | null;
  /** What people wrote and did besides moves, oldest first. */
  readonly notes?: readonly Note[];
  readonly clock?: TableClock | null;
  /** How fast it is shown, in place of the setting; a replay shows a jump at once. */
  readonly pace?: Pace | undefined;
  /** Where the arrow of the bar leads; the start screen by default. */
  readonly back?: string;
}

/** What a table has of the device that shows it. */
export interface TableDevice {
  readonly messages: Catalogue;
  readonly announcer: Announcer;
  readonly play: (cue: Cue) => void;
  readonly settings: () => Settings;
  readonly changeSettings: (change: Partial<Settings>) => void;
  readonly onSettings: (listener: () => void) => () => void;
  readonly isMotionReduced: () => boolean;
  /** The player pressed a key that only announces something: they follow the match by ear. */
  readonly noteListener: () => void;
  /** Whether the moves of others wait until what was announced before can have been spoken. */
  readonly waitsForSpeech: () => boolean;
  readonly after: (delay: number, run: () => void) => () => void;
}
