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
  readonly view: BaseView;
  readonly seats: readonly TableSeat[];
  readonly mine: readonly Seat[];
  readonly hand: Hand | null;
  /** The seat on this screen that is to choose now; null while others do. */
  readonly myTurn: Seat | null;
}

/** Says what happens at the table as it is shown, and whose turn it is. */
export function useVoice({ frames, count, view, seats, mine, hand, myTurn }: VoiceProps): void {
  const words = useWords();
  const say = usePhrases();
  const said = useRef(count);
  const turn = useRef<Seat | null>(null);
  useEffect(() => {
    const names = seats.map((seat) => seat.name);
    if (count < said.current) said.current = count;
    const before = said.current;
    for (; said.current < count; said.current++) {
      const frame = frames[said.current];
      if (frame === undefined) continue;
      for (const told of spokenOf(frame, frame.view, mine, currentSettings().verbosity)) {
        announcer.say(words.tell(told, names));
      }
    }
    const begins = count > before && beginsTurn(hand);
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
  }, [count, frames, mine, myTurn, seats, view, words, say, hand]);
}
