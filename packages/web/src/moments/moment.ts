import type { BaseEvent, BaseView, Face, Frame, MessageKey, Seat } from '@dicehall/engine';
import type { CelebrationKind } from '../dice/Celebration.tsx';
import type { OutcomeCue } from '../dice/sound-schedule.ts';

/** How much attention a moment takes, the least first. */
export const weights = ['light', 'medium', 'heavy', 'whole'] as const;
export type Weight = (typeof weights)[number];

/** A player's final dice in a round. */
export interface HandShown {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  /** Null for a player who cannot lose the round. */
  readonly points: number | null;
  readonly hasLost: boolean;
}

/** A consequential event that the table shows in words. */
export interface Moment {
  readonly kind: string;
  /** The headline; a line below it is the text `.about` of the same key, if there is one. */
  readonly text: MessageKey;
  /** The event whose values fill in the texts. */
  readonly event: BaseEvent;
  readonly weight: Weight;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly cue?: OutcomeCue;
  readonly celebration?: CelebrationKind;
  /** Hands to be shown side by side. */
  readonly hands?: readonly HandShown[];
  /** The points that go to the score of the event's seat. */
  readonly points?: number;
}

/** The moments that the table shows at the same time: the weightiest as the headline, and further ones. */
export interface MomentGroup {
  readonly main: Moment;
  readonly also: readonly Moment[];
}

/** The context of an event: the frames up to it, the views before and after its frame, and the seats on this screen. */
export interface MomentContext {
  readonly frames: readonly Frame[];
  readonly before: BaseView;
  readonly after: BaseView;
  readonly mine: readonly Seat[];
}

/** The moments of an event; none for most kinds. */
export type MomentRule = (event: BaseEvent, context: MomentContext) => readonly Moment[];

/** The rules of a game by the kind of the event. A kind without a rule has the common one, if there is one. */
export type MomentRules = Readonly<Record<string, MomentRule>>;
