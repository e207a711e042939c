import { type AnyGame, type BaseView, type Frame, rolledDice, type Seat } from '@dicehall/engine';
import type { MomentGroup } from '../../moments/moment.ts';
import { momentsOf } from '../../moments/moments-of.ts';
import { choiceTime, readingTime } from '../../moments/timing.ts';
import type { Pace } from '../../settings/settings.ts';
import { chosenDice } from './chosen-dice.ts';
import { rollOfThrowOff } from './game-log.ts';

/**
 * A position in the queue of frames: the first `count` frames have been shown. `step` is the step at which the table
 * waits after the last of these frames, for example so that people can read about a bust; null if the table does not
 * wait.
 */
export interface QueuePlace {
  readonly count: number;
  readonly step: number | null;
}

/**
 * The parts of a frame that take time: an animation before the frame, and the steps at which the table waits after it.
 */
export interface Beats {
  /** Returns what is shown before a frame: its tumbling dice, or the choice of another player. */
  readonly before: (index: number) => 'throw' | 'choice' | null;
  /** Returns the milliseconds of each step at which the table waits after a frame. */
  readonly after: (index: number) => readonly number[];
}

/**
 * The maximum number of waiting throws that are shown one after the other. If more are waiting, for example after a
 * suspension, only the last throw is shown. All rolls of a throw-off are shown, because a player here may have made one.
 */
const mostWaiting = 6;

const countThrows = (waiting: readonly Frame[]): number =>
  waiting.filter((frame) => rolledDice(frame) !== null).length;

/** Returns the first place, from `place` on, at which the table waits. */
export function shownPlace(frames: readonly Frame[], place: QueuePlace, beats: Beats): QueuePlace {
  /** Returns the first step that takes time, from `from` on. */
  const stepFrom = (count: number, from: number) => {
    const found = beats.after(count - 1).findIndex((length, at) => at >= from && length > 0);
    return found < 0 ? null : found;
  };
  let { count, step } = place.count > frames.length ? { count: frames.length, step: null } : place;
  const turns = frames.slice(count).filter((frame) => rollOfThrowOff(frame) === null);
  if (countThrows(turns) > mostWaiting) {
    count = frames.findLastIndex((frame) => rolledDice(frame) !== null);
    step = null;
  }
  if (step !== null) step = stepFrom(count, step);
  while (step === null && count < frames.length && beats.before(count) === null) {
    count += 1;
    step = stepFrom(count, 0);
  }
  return { count, step };
}

/** Returns the place after the current place, whose waiting time is over or was skipped. */
export function nextPlace(frames: readonly Frame[], now: QueuePlace, beats: Beats): QueuePlace {
  const count = now.step === null ? Math.min(now.count + 1, frames.length) : now.count;
  const step = now.step === null ? (count > now.count ? 0 : null) : now.step + 1;
  return shownPlace(frames, { count, step }, beats);
}

export interface BeatsOf {
  readonly game: AnyGame;
  readonly frames: readonly Frame[];
  /** The view of the match before the first frame. */
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  readonly isAnimated: boolean;
  readonly pace: Pace;
  /** Whether the device is the screen of a room, where the players watch. */
  readonly isRoom?: boolean;
}

export interface TableBeats extends Beats {
  readonly momentsAt: (index: number) => readonly MomentGroup[];
  /** Returns the milliseconds for which a frame shows the choice of another player. */
  readonly choiceTime: (index: number) => number;
}

/** Returns the parts of a table that take time: throws, the choices of others, and headlines. */
export function tableBeats({
  game,
  frames,
  start,
  mine,
  isAnimated,
  pace,
  isRoom = false,
}: BeatsOf): TableBeats {
  const found = new Map<number, readonly MomentGroup[]>();
  const momentsAt = (index: number) => {
    const known = found.get(index) ?? momentsOf(frames, index, start, mine);
    found.set(index, known);
    return known;
  };
  const attention = (index: number) => ({
    pace,
    isPlaying: isRoom || mine.length > 0,
    waiting: countThrows(frames.slice(index)),
  });
  const isInstant = pace === 'instant';
  return {
    momentsAt,
    choiceTime: (index) => choiceTime(attention(index)),
    before(index) {
      const frame = frames[index];
      if (frame === undefined) return null;
      if (rolledDice(frame) !== null) return isAnimated ? 'throw' : null;
      const isOpenMove = frame.entry !== null && 'move' in frame.entry;
      if (isInstant || !isOpenMove || mine.includes(frame.entry.seat)) return null;
      return chosenDice(game, frames[index - 1]?.view ?? start, frame).length > 0 ? 'choice' : null;
    },
    after(index) {
      // At instant pace, only the headlines of the last frame are shown.
      if (isInstant && index < frames.length - 1) return [];
      const seen = isInstant ? { ...attention(index), pace: 'normal' as const } : attention(index);
      return momentsAt(index).map((group) => readingTime(group, seen));
    },
  };
}
