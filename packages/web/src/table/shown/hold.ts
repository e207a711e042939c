import type { Frame, Seat } from '@dicehall/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { announcer } from '../../announce/announcer.ts';
import { waitsForSpeech } from '../../announce/listening.ts';
import { useSettings } from '../../settings/settings.ts';
import { actingSeats } from '../seats.ts';

/** What the next frame of another player waits for: a key after their turn, or the voice of a screen reader. */
type Hold = 'key' | 'speech';

interface HoldFacts {
  readonly frames: readonly Frame[];
  /** The people at this device: their own moves wait for nothing. */
  readonly here: readonly Seat[];
  /** Whether a clock runs for whoever is to move. */
  readonly isTimed: boolean;
  readonly waitsForKey: boolean;
  readonly waitsForSpeech: boolean;
}

const isActing = ({ view }: Frame, here: readonly Seat[]): boolean =>
  actingSeats(view).some((seat) => here.includes(seat));

/** What the frame at an index waits for before it is shown; null where it waits for nothing. */
export function holdOf(index: number, facts: HoldFacts): Hold | null {
  const { frames, here } = facts;
  const entry = frames[index]?.entry ?? null;
  const last = frames.at(-1);
  if (entry === null || last === undefined || here.includes(entry.seat)) return null;
  // Time must not run out unheard.
  if (facts.isTimed && isActing(last, here)) return null;
  const before = frames[index - 1];
  const isTurnOver = before?.events.some(
    (event) => event.kind === 'turn-ended' && 'seat' in event && !here.some((seat) => seat === event.seat),
  );
  if (facts.waitsForKey && isTurnOver === true) return 'key';
  // The move of another seat keeps nobody from choosing, and what says nothing interrupts nothing.
  const isChoosing = before !== undefined && isActing(before, here);
  const isSaid = (frames[index]?.events.length ?? 0) > 0;
  return facts.waitsForSpeech && isSaid && !isChoosing ? 'speech' : null;
}

/** Milliseconds between two looks at whether the voice is done: a key may have silenced it. */
const lookEvery = 200;

export interface FrameHold {
  /** The frames that may be shown. */
  readonly frames: readonly Frame[];
  /** What the frame after them waits for; null where there is none. */
  readonly hold: Hold | null;
  readonly release: () => void;
  /** Lets all frames that have arrived pass. */
  readonly releaseAll: () => void;
}

interface HeldTable extends Omit<HoldFacts, `waits${string}`> {
  /** Whether a replay jumps: then nothing waits. */
  readonly isJump: boolean;
}

export function useHold({ frames, here, isTimed, isJump }: HeldTable): FrameHold {
  const { turns } = useSettings();
  const [released, setReleased] = useState(frames.length);
  // After an undo the next moves are held as the first ones were.
  if (released > frames.length) setReleased(frames.length);
  const isBySpeech = waitsForSpeech();
  const at = useMemo(() => {
    const facts = { frames, here, isTimed, waitsForKey: turns === 'key', waitsForSpeech: isBySpeech };
    const held = isJump
      ? -1
      : frames.findIndex((_, index) => index >= released && holdOf(index, facts) !== null);
    return held < 0 ? null : { index: held, hold: holdOf(held, facts) };
  }, [frames, here, isTimed, isJump, turns, isBySpeech, released]);
  const length = at?.index ?? frames.length;
  return {
    frames: useMemo(() => (length === frames.length ? frames : frames.slice(0, length)), [frames, length]),
    hold: at?.hold ?? null,
    release: useCallback(() => setReleased((before) => Math.max(before, length + 1)), [length]),
    releaseAll: useCallback(() => setReleased(frames.length), [frames.length]),
  };
}

/** Releases the next frame once the voice is done. */
export function useVoiceWait(isWaiting: boolean, release: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = announcer.quietIn();
      if (left === 0) release();
      else timer = setTimeout(look, Math.min(left, lookEvery));
    };
    // Not before the effects that announce the frame before it.
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [isWaiting, release]);
}
