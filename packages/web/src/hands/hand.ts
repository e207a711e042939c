import type { Face, Seat } from '@dicehall/engine';
import type { Phrase } from '../i18n/phrase.ts';
import type { KeyAction } from '../keys/keys.ts';

/** One die of the hand as it lies, with what it is worth and what a tap on it does. */
export interface HandDie {
  readonly position: number;
  readonly face: Face;
  /** `open`: free to choose; `chosen`: marked to keep; `locked`: decided earlier; `spent`: takes no part now. */
  readonly state: 'open' | 'chosen' | 'locked' | 'spent';
  /** What it is worth, in a few characters; null where it has no worth of its own. */
  readonly worth: Phrase | null;
  readonly togglable: boolean;
}

/** One thing that the player can do now, or could if there were no reason against it. */
export interface HandAction {
  readonly id: string;
  /** What it does, with what it does to the score. */
  readonly label: Phrase;
  /** The move it makes; null while there is a reason against it. */
  readonly move: unknown;
  readonly why: Phrase | null;
  readonly key: KeyAction | null;
}

/** A fact of the running turn: what is at stake, how many rolls are left. */
export interface Fact {
  readonly label: Phrase;
  readonly value: Phrase;
}

/** Everything that the player whose turn it is has before them. Built from the view alone. */
export interface Hand {
  readonly seat: Seat;
  readonly dice: readonly HandDie[];
  /** What marking a die means; null where dice are not marked. */
  readonly marking: 'keep' | 'hold' | null;
  readonly facts: readonly Fact[];
  /** The main one first. */
  readonly actions: readonly HandAction[];
  /** The positions that keeping everything of worth would mark; empty where there is no such thing. */
  readonly allScoring: readonly number[];
  readonly note: Phrase | null;
}

/** The positions that are marked, rising. */
export type Marked = readonly number[];

/** An action that can be done. */
export const possible = (id: string, label: Phrase, move: unknown, key: KeyAction | null): HandAction => ({
  id,
  label,
  move,
  why: null,
  key,
});

/** An action that cannot be done now, with the reason. */
export const impossible = (id: string, label: Phrase, why: Phrase, key: KeyAction | null): HandAction => ({
  id,
  label,
  move: null,
  why,
  key,
});

/** The dice at the marked positions. */
export const marked = (dice: readonly Face[], positions: Marked): Face[] =>
  dice.filter((_, position) => positions.includes(position));
