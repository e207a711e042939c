import { type Frame, rolledDice, type Seat } from '@dicehall/engine';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Cue, outcomeCues, softLanding } from '../../dice/sound-schedule.ts';
import type { MomentGroup } from '../../moments/moments-of.ts';
import { tableSound } from '../sound.ts';

interface SoundsOf {
  readonly frames: readonly Frame[];
  readonly count: number;
  /** What is shown now in words. */
  readonly moment: MomentGroup | null;
  /** Whether dice appear rather than tumble: then no animation plays their sound. */
  readonly appears: boolean;
  readonly mine: readonly Seat[];
  /** The seats whose turn it is; empty while something is being shown. */
  readonly acting: readonly Seat[];
}

/** The most important sound of a group, and whether its player is not of this device; null where it has none. */
export function cueOf({ main, also }: MomentGroup, mine: readonly Seat[]): Cue | null {
  const moments = [main, ...also];
  const kind = outcomeCues.findLast((cue) => moments.some((one) => one.cue === cue));
  const moment = moments.find(({ cue }) => cue === kind);
  if (kind === undefined || moment === undefined) return null;
  const { seat } = moment.event as { readonly seat?: Seat };
  return { kind, isOfOthers: seat !== undefined && mine.length > 0 && !mine.includes(seat) };
}

/** The sound of a new turn: one's own differs from another's, and a player alone needs none. */
export function turnCueOf(acting: readonly Seat[], mine: readonly Seat[], seats: number): Cue | null {
  if (acting.length === 0 || mine.length >= seats) return null;
  return { kind: acting.some((seat) => mine.includes(seat)) ? 'my-turn' : 'their-turn' };
}

/** Plays the sounds of what is shown: rolls without an animation, outcomes, and whose turn it is. */
export function useSounds({ frames, count, moment, appears, mine, acting }: SoundsOf): void {
  const countBefore = useRef(count);
  useEffect(() => {
    const news = frames.slice(countBefore.current, count);
    countBefore.current = count;
    if (appears && news.some((frame) => rolledDice(frame) !== null)) tableSound.play(softLanding);
  }, [frames, count, appears]);
  const playMoment = useEffectEvent(() => {
    const cue = moment === null ? null : cueOf(moment, mine);
    if (cue !== null) tableSound.play(cue);
  });
  // The events of a moment stay the same where its group is made anew.
  const event = moment?.main.event ?? null;
  useEffect(() => {
    if (event !== null) playMoment();
  }, [event]);

  const turn = acting.join();
  const turnBefore = useRef(turn);
  const playTurn = useEffectEvent(() => {
    const cue = turnCueOf(acting, mine, frames[0]?.view.scores.length ?? 0);
    if (cue !== null) tableSound.play(cue);
  });
  useEffect(() => {
    if (turn === '' || turn === turnBefore.current) return;
    turnBefore.current = turn;
    playTurn();
  }, [turn]);
}
