import type { BaseEvent, BaseView, Face, Frame, MessageKey, Seat } from '@dicehall/engine';
import type { CelebrationKind } from '../dice/Celebration.tsx';
import type { OutcomeCue } from '../dice/sound-schedule.ts';

/** How prominently a headline is shown, from the least to the most. */
export const weights = ['light', 'medium', 'heavy', 'whole'] as const;
export type Weight = (typeof weights)[number];

/** The final dice of a player in a round. */
export interface HandShown {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  /** The points of the hand; null for a player who cannot lose the round. */
  readonly points: number | null;
  /** The points of the rolls that decided a tie. */
  readonly tie?: readonly number[];
  /** What the player takes in this round, in the order of events. */
  readonly taken?: readonly number[];
  readonly hasLost: boolean;
}

/** A headline: the words in which the table shows an important event, with its sound and celebration. */
export interface Moment {
  readonly kind: string;
  /** The key of the headline. An attribute `.about` of its text is shown below the headline. */
  readonly text: MessageKey;
  /** The event whose values fill in the texts. */
  readonly event: BaseEvent;
  readonly weight: Weight;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly cue?: OutcomeCue;
  readonly celebration?: CelebrationKind;
  readonly hands?: readonly HandShown[];
  /** The points that go to the score of each seat of the event. */
  readonly points?: number;
  /** The share of each die in these points, in the order of the dice on the table. They go to the score one by one. */
  readonly parts?: readonly number[];
  /** The points of a roll that exceeds the target, or of a lost match. An animation shows how they fall off the table. */
  readonly falls?: number;
  /** The final score of the only person on this screen, if that person has lost. */
  readonly total?: number;
}

/** Headlines that the table shows at the same time: the most prominent headline, and the others as lines below it. */
export interface MomentGroup {
  readonly main: Moment;
  readonly also: readonly Moment[];
}

/**
 * What a rule needs to know about an event: the frames up to it, the views before and after its frame, and the seats on
 * this screen.
 */
export interface MomentContext {
  readonly frames: readonly Frame[];
  readonly before: BaseView;
  readonly after: BaseView;
  readonly mine: readonly Seat[];
}

/** Returns the headlines of an event; none for most kinds of events. */
export type MomentRule = (event: BaseEvent, context: MomentContext) => readonly Moment[];

/** The rules of a game by kind of event. For a kind that is missing, the common rule applies, if there is one. */
export type MomentRules = Readonly<Record<string, MomentRule>>;
