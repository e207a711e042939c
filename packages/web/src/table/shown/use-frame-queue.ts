import { type BaseView, type Face, type Frame, rolledDice, type Seat } from '@dicehall/engine';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { MomentGroup } from '../../moments/moments-of.ts';
import type { TableBeats } from './beats.ts';
import { nextPlace, type QueuePlace, shownPlace } from './queue.ts';

/** A throw that is animated before its frame is shown. */
export interface Throwing {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  readonly frame: number;
}

export interface FrameQueue {
  readonly count: number;
  /** What is shown in words now. */
  readonly moment: MomentGroup | null;
  readonly view: BaseView;
  readonly throwing: Throwing | null;
  /** The frame whose choice is shown before it is played. */
  readonly choice: Frame | null;
  /** Whether there is more to show before a player on this screen can choose. */
  readonly isBehind: boolean;
  /** Goes on to what comes next: when dice have landed, or a player skips. */
  readonly next: () => void;
}

interface QueueOf {
  readonly frames: readonly Frame[];
  /** The view before the first frame. */
  readonly start: BaseView;
  readonly beats: TableBeats;
  /** Whether the table waits at a step after this view, or shows it while the match goes on. */
  readonly waitsAt: (view: BaseView) => boolean;
  /** Whether something else is shown after this view first, such as the steps of a reveal. */
  readonly isPausedAt: (view: BaseView) => boolean;
  /** Called with the number of frames that were shown and read, whenever it changes. */
  readonly onShown: ((count: number) => void) | undefined;
}

/** Shows frames in their order, each for as long as its beats take. */
export function useFrameQueue(table: QueueOf): FrameQueue {
  const { frames, start, beats, waitsAt, isPausedAt, onShown } = table;
  const [place, setPlace] = useState<QueuePlace>({ count: frames.length, held: null });
  const { count, held } = shownPlace(frames, place, beats);
  const view = frames[count - 1]?.view ?? start;
  const isWaiting = held !== null && (count < frames.length || waitsAt(view));
  const isPaused = isPausedAt(view);
  const before = held === null && count < frames.length ? beats.before(count) : null;
  const report = useEffectEvent((now: number) => onShown?.(now));
  useEffect(() => setPlace({ count, held }), [count, held]);
  const read = isWaiting ? count - 1 : count;
  useEffect(() => report(read), [read]);

  const goOn = useEffectEvent((from: QueuePlace) =>
    setPlace((now) =>
      now.count === from.count && now.held === from.held ? nextPlace(frames, now, beats) : now,
    ),
  );
  const timeOf = useEffectEvent((now: QueuePlace) =>
    now.held === null ? beats.choiceTime(now.count) : (beats.after(now.count - 1)[now.held] ?? 0),
  );
  const takesTime = !isPaused && (held !== null || before === 'choice');
  useEffect(() => {
    if (!takesTime) return;
    const now = { count, held };
    const timer = setTimeout(() => goOn(now), timeOf(now));
    return () => clearTimeout(timer);
  }, [count, held, takesTime]);

  const dice = before === 'throw' ? rolledDice(frames[count]) : null;
  return {
    count,
    moment: held === null || isPaused ? null : (beats.momentsAt(count - 1)[held] ?? null),
    view,
    throwing: dice === null ? null : { seat: dice.seat, dice: dice.dice, frame: count },
    choice: before === 'choice' ? (frames[count] ?? null) : null,
    isBehind: count < frames.length || isWaiting,
    next: useCallback(
      () =>
        setPlace((now) => (now.count === count && now.held === held ? nextPlace(frames, now, beats) : now)),
      [frames, beats, count, held],
    ),
  };
}
