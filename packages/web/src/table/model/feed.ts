import type {
  AnyGame,
  BaseView,
  BySeat,
  ControlAction,
  Face,
  Frame,
  Message,
  OptionValue,
  Refusal,
  Seat,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { MarkedChoice } from '@dicehall/strategy';
import type { Announcer } from '../../announce/announcer.ts';
import type { Note } from '../../announce/buffers.ts';
import type { Cue } from '../../dice/sound-schedule.ts';
import type { Pace, Settings } from '../../settings/settings.ts';
import type { TableClock } from './clock.ts';
import type { MenuItem } from './menu.ts';
import type { TableSeat } from './seats.ts';

export interface MatchResult {
  readonly places: BySeat<number>;
  readonly scores: BySeat<number>;
  /** The reason why the match ended early; null if it was played to its end. */
  readonly why: Message | null;
}

export interface UndoControl {
  readonly why: Message | null;
  readonly run: () => void;
}

export interface TableCoach {
  readonly isOn: boolean;
  /** The progress of solving, as a share of the work from 0 to 1; null before it is known. `estimated` means that there is no solution. */
  readonly state:
    | { readonly kind: 'solving'; readonly share: number }
    | { readonly kind: 'solved' | 'estimated' | 'failed' }
    | null;
  readonly mark: { readonly mark: MarkedChoice['mark']; readonly text: string } | null;
  /** The advice for the current choice; null if none was requested, or it is not known yet. */
  readonly hint: string | null;
  /** Requests advice, or shows why there is none. */
  readonly ask: (seat: Seat) => void;
  readonly closeHint: () => void;
}

/** The result of a change: why it was refused; null on success. */
export type Answer = Promise<Refusal | string | null>;

/** The input of a table: its match, and the actions that it offers. */
export interface TableFeed {
  /** The id of the match. What a player has prepared in it is kept while its table is closed. */
  readonly id?: string;
  readonly game: AnyGame;
  /** Every option of the match; absent for the standard rules. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly title: string;
  readonly seats: readonly TableSeat[];
  readonly frames: readonly Frame[];
  /** The view of the match before the first frame. */
  readonly start: BaseView;
  /** The seats of the players on this screen. */
  readonly mine: readonly Seat[];
  /**
   * The seats that play on this screen, if they differ from `mine`: none in a replay; in a room, all seats, because it
   * addresses no player as “you”.
   */
  readonly plays?: readonly Seat[];
  /** The seats of the people at this device, if there are people besides those in `mine`. */
  readonly here?: readonly Seat[];
  /** When this number changes, the table opens again, without a transition from its earlier state. */
  readonly restarts?: number;
  readonly act: (seat: Seat, move: unknown) => Answer;
  /** Enters the faces of real dice; absent if the table rolls by itself. */
  readonly enter?: ((faces: readonly Face[]) => Answer) | undefined;
  /** The player who is about to get the device. Their controls are visible but cannot be used yet. */
  readonly passingTo?: Seat | null;
  /** The action that skips the turns of bots; absent if they are few. */
  readonly skip?: ControlAction | undefined;
  readonly undo?: UndoControl | undefined;
  readonly menu?: readonly MenuItem[];
  /** The coach; absent in replays, and online if the table does not allow it. */
  readonly coach?: TableCoach | undefined;
  /** Lets a bot play for an absent player, or takes the player's own seat back. */
  readonly standIn?: (() => void) | undefined;
  /** Whether moves wait because the connection is lost. */
  readonly isOffline?: boolean;
  /** Returns whether a guide asks for this move now; absent without a guide. */
  readonly asks?: (move: unknown) => boolean;
  /** Whether a guide first asks the learner to read a text, so that the table offers no actions. */
  readonly isReading?: boolean;
  /** Whether the table shows a single position without a match, and thus without a game log. */
  readonly isPosition?: boolean;
  /** A note below the dice, where the controls have none. */
  readonly note?: Message | null;
  /** Whether the match was played before, so that the table waits for no player. */
  readonly isReplay?: boolean;
  /** The verdict of a review on the last frame of a replay. */
  readonly verdict?: string | null;
  /** Whether to show that the table allows the coach. */
  readonly isCoachAllowed?: boolean;
  /** The result of the match; present after the match. */
  readonly result?: MatchResult | null;
  /** Chat messages and other notes apart from moves, oldest first. */
  readonly notes?: readonly Note[];
  readonly clock?: TableClock | null;
  /** The pace, if it differs from the setting: a jump in a replay is shown instantly. */
  readonly pace?: Pace | undefined;
  /** The target of the back arrow; by default the start screen. */
  readonly back?: string;
}

/** The parts of the device that a table uses. */
export interface TableDevice {
  readonly messages: Catalogue;
  readonly announcer: Announcer;
  readonly play: (cue: Cue) => void;
  readonly settings: () => Settings;
  readonly changeSettings: (change: Partial<Settings>) => void;
  readonly onSettings: (listener: () => void) => () => void;
  readonly isMotionReduced: () => boolean;
  /** Called for a key that only announces something. Such a key shows that the player follows the match by ear. */
  readonly noteListener: () => void;
  /** Returns whether the moves of others wait until earlier announcements can have been spoken. */
  readonly waitsForSpeech: () => boolean;
  /**
   * Whether the device is the screen of a room. It has no seat and no controls, moments last as long as for players,
   * and a reveal continues automatically.
   */
  readonly isRoom?: boolean;
  /** Whether the device is a phone at a party. A reveal continues automatically, as on the screen of the room. */
  readonly isParty?: boolean;
  readonly after: (delay: number, run: () => void) => () => void;
}
