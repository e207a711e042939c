import type { BaseView, Seat, Told } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import type { Hand } from '../hands/hand.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { currentSettings } from '../settings/settings.ts';
import type { Frame } from './frame.ts';
import type { TableSeat } from './seats.ts';

/** What is said of a frame at a verbosity: brief leaves out what others do in the middle of their turns. */
export function spokenOf(
  frame: Frame,
  next: BaseView,
  mine: readonly Seat[],
  verbosity: 'brief' | 'normal' | 'full',
): readonly Told[] {
  if (verbosity !== 'brief') return frame.told;
  const seat = frame.entry?.seat;
  const isMine = seat !== undefined && mine.includes(seat);
  const goesOn = next.step.kind !== 'over' && seat !== undefined && 'seat' in next && next.seat === seat;
  return isMine || !goesOn ? frame.told : [];
}

/** How far a story has been read: all of the first frames, and some lines of the one after. */
interface Read {
  readonly frames: number;
  readonly lines: number;
}

/** How far so many lines reach; frames are counted, for how many lines they have depends on who reads. */
export function readTo(frames: readonly Frame[], lines: number): Read {
  let left = lines;
  for (const [index, { told }] of frames.entries()) {
    if (left < told.length) return { frames: index, lines: left };
    left -= told.length;
  }
  return { frames: frames.length, lines: 0 };
}

/** Whether a hand is at the beginning of a turn: one may follow right on another of the same seat. */
const beginsTurn = (hand: Hand | null): boolean =>
  hand !== null && hand.dice.length === 0 && hand.actions.some(({ id }) => id === 'roll');

interface VoiceProps {
  readonly frames: readonly Frame[];
  readonly count: number;
  /** How many lines of the story may be read: what is not shown yet is not said either. */
  readonly lines: number;
  readonly view: BaseView;
  readonly seats: readonly TableSeat[];
  readonly mine: readonly Seat[];
  readonly hand: Hand | null;
  /** The seat on this screen that is to choose now; null while others do. */
  readonly myTurn: Seat | null;
}

/** Says what happens at the table as it is shown, and whose turn it is. */
export function useVoice({ frames, count, lines, view, seats, mine, hand, myTurn }: VoiceProps): void {
  const messages = useMessages();
  const say = usePhrases();
  const said = useRef<Read>(null);
  const seen = useRef(count);
  const turn = useRef<Seat | null>(null);
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    const { verbosity } = currentSettings();
    const shown = frames.slice(0, count);
    const now = readTo(shown, lines);
    const before = said.current ?? now;
    said.current = now;
    for (const [index, frame] of shown.entries()) {
      if (index < before.frames || index > now.frames) continue;
      const from = index === before.frames ? before.lines : 0;
      const to = index === now.frames ? now.lines : frame.told.length;
      const spoken = spokenOf(frame, frame.view, mine, verbosity);
      for (const told of frame.told.slice(from, to)) {
        if (spoken.includes(told)) announcer.say(messages.tell(told, names));
      }
    }
    const begins = count > seen.current && beginsTurn(hand);
    seen.current = count;
    if (myTurn === turn.current && !begins) return;
    turn.current = myTurn;
    if (myTurn === null || view.step.kind === 'over') return;
    const isOnly = mine.length === 1;
    announcer.say(
      messages.say(isOnly ? 'web-your-turn' : 'web-turn-of', { seat: { seat: myTurn } }, names),
      'assertive',
    );
    if (currentSettings().verbosity === 'full' && hand !== null) {
      announcer.say(hand.facts.map(({ label, value }) => `${say(label)}: ${say(value)}`).join(', '));
    }
  }, [count, lines, frames, mine, myTurn, seats, view, messages, say, hand]);
}
