import { type AnyGame, type BaseView, type Frame, rolledDice, type Seat } from '@dicehall/engine';
import { type MomentGroup, momentsOf } from '../../moments/moments-of.ts';
import { choiceOf, holdOf, type Pace } from '../../moments/timing.ts';
import { chosenDice, isOthersChoice } from './choice.ts';
import { type Beats, waitingThrows } from './queue.ts';

export interface BeatsOf {
  readonly game: AnyGame;
  readonly frames: readonly Frame[];
  /** The view before the first frame. */
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  /** Whether throws are animated. */
  readonly isAnimated: boolean;
  readonly pace: Pace;
}

export interface TableBeats extends Beats {
  readonly momentsAt: (index: number) => readonly MomentGroup[];
  /** How many milliseconds the choice of another player, which is a frame, is shown. */
  readonly choiceTime: (index: number) => number;
}

/** What takes time at a table: throws, the choices of others, and moments. */
export function tableBeats({ game, frames, start, mine, isAnimated, pace }: BeatsOf): TableBeats {
  const found = new Map<number, readonly MomentGroup[]>();
  const momentsAt = (index: number) => {
    const known = found.get(index) ?? momentsOf(frames, index, start, mine);
    found.set(index, known);
    return known;
  };
  const attention = (index: number) => ({
    pace,
    isPlaying: mine.length > 0,
    waiting: waitingThrows(frames, index),
  });
  const isInstant = pace === 'instant';
  return {
    momentsAt,
    choiceTime: (index) => choiceOf(attention(index)),
    before(index) {
      const frame = frames[index];
      if (frame === undefined) return null;
      if (rolledDice(frame) !== null) return isAnimated ? 'throw' : null;
      if (isInstant || !isOthersChoice(frame, mine)) return null;
      return chosenDice(game, frames[index - 1]?.view ?? start, frame).length > 0 ? 'choice' : null;
    },
    after(index) {
      // Without waiting, words are shown only while nothing else comes.
      if (isInstant && index < frames.length - 1) return [];
      const seen = isInstant ? { ...attention(index), pace: 'normal' as const } : attention(index);
      return momentsAt(index).map((group) => holdOf(group, seen));
    },
  };
}
