import type { BaseView, Seat, Told } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import type { Hand } from '../hands/hand.ts';
import { currentSettings } from '../settings/settings.ts';
import { usePhrases, useWords } from '../words/words.tsx';
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
  const words = useWords();
  const say = usePhrases();
  const said = useRef(lines);
  const seen = useRef(count);
  const turn = useRef<Seat | null>(null);
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    const { verbosity } = currentSettings();
    const story = frames.slice(0, count).flatMap((frame) => {
      const spoken = spokenOf(frame, frame.view, mine, verbosity);
      return frame.told.map((told) => (spoken.includes(told) ? told : null));
    });
    for (const told of story.slice(said.current, lines)) {
      if (told !== null) announcer.say(words.tell(told, names));
    }
    said.current = lines;
    const begins = count > seen.current && beginsTurn(hand);
    seen.current = count;
    if (myTurn === turn.current && !begins) return;
    turn.current = myTurn;
    if (myTurn === null || view.step.kind === 'over') return;
    const isOnly = mine.length === 1;
    announcer.say(
      words.say(isOnly ? 'web-your-turn' : 'web-turn-of', { seat: { seat: myTurn } }, names),
      'assertive',
    );
    if (currentSettings().verbosity === 'full' && hand !== null) {
      announcer.say(hand.facts.map(({ label, value }) => `${say(label)}: ${say(value)}`).join(', '));
    }
  }, [count, lines, frames, mine, myTurn, seats, view, words, say, hand]);
}
