import type { GameId } from '@dicehall/engine';
import { useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { type Message, otherBuffer, otherMessage, startReading } from '../announce/buffers.ts';
import type { Hand, HandAction, Marked } from '../hands/hand.ts';
import type { AnyView } from '../hands/hand-of.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { type DigitPress, markByDigit } from '../keys/dice-keys.ts';
import type { KeyAction } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { currentSettings } from '../settings/settings.ts';
import type { StoryLine } from './StoryList.tsx';
import type { TableSeat } from './seats.ts';
import { detailedScoresText, handText, scoresText, stakesText, turnText } from './summaries.ts';

interface TableKeys {
  readonly game: GameId;
  readonly view: AnyView;
  readonly seats: readonly TableSeat[];
  readonly hand: Hand | null;
  readonly marked: Marked;
  readonly lines: readonly StoryLine[];
  readonly chat: readonly string[];
  readonly canMark: boolean;
  readonly actions: readonly HandAction[];
  readonly onMark: (marked: Marked) => void;
  readonly onAction: (action: HandAction) => void;
  readonly onMenu: () => void;
  readonly onRules: () => void;
  readonly onStory: () => void;
  readonly onUndo: () => void;
}

/** Plays the table by keys, and answers what is asked by them. */
export function useTableKeys(table: TableKeys): void {
  const messages = useMessages();
  const say = usePhrases();
  const [reading, setReading] = useState(startReading);
  const { view, seats, hand } = table;
  const speaking = { messages, seats };
  const past: Message[] = [
    ...table.lines.map(({ text }): Message => ({ buffer: 'story', text })),
    ...table.chat.map((text): Message => ({ buffer: 'chat', text })),
  ];

  const turnBuffer = (by: -1 | 1) => {
    const next = otherBuffer(reading, by);
    setReading(next);
    announcer.say(messages.say('web-buffer', { buffer: next.buffer }));
  };
  const turnMessage = (by: -1 | 1) => {
    const [next, message] = otherMessage(reading, past, by);
    setReading(next);
    announcer.say(message?.text ?? messages.say('web-buffer-empty'));
  };
  const dieSaid = (mark: Marked, position: number) => {
    const die = hand?.dice[position];
    if (die === undefined || hand === null) return;
    const state = mark.includes(position) ? 'chosen' : 'open';
    const worth = die.worth === null ? messages.say('web-no-worth') : say(die.worth);
    announcer.say(
      messages.say('web-die', {
        number: position + 1,
        face: die.face,
        worth,
        state,
        marking: hand.marking ?? 'none',
      }),
    );
  };
  const onDigit = (press: DigitPress): boolean => {
    if (hand === null || !table.canMark) return false;
    const mark = markByDigit(hand, table.marked, press, currentSettings().keeping);
    if (mark === null) {
      announcer.say(
        messages.say('web-key-no-die', { number: press.digit, keeping: currentSettings().keeping }),
        'assertive',
      );
      return true;
    }
    const changed = hand.dice.find(
      ({ position }) => mark.includes(position) !== table.marked.includes(position),
    );
    table.onMark(mark);
    if (changed !== undefined) dieSaid(mark, changed.position);
    return true;
  };
  const onMove = (key: KeyAction): boolean => {
    const action = table.actions.find((one) => one.key === key);
    if (action === undefined) announcer.say(turnText(speaking, view), 'assertive');
    else table.onAction(action);
    return true;
  };
  const does: Readonly<Record<KeyAction, () => void>> = {
    roll: () => onMove('roll'),
    bank: () => onMove('bank'),
    hand: () => announcer.say(handText(speaking, hand)),
    turn: () => announcer.say(turnText(speaking, view)),
    scores: () => announcer.say(scoresText(speaking, view)),
    'detailed-scores': () => announcer.say(detailedScoresText(speaking, view)),
    stakes: () => announcer.say(stakesText(speaking, hand)),
    'all-scoring': () => {
      if (hand === null || !table.canMark || hand.allScoring.length === 0) return;
      table.onMark(hand.allScoring);
      announcer.say(messages.say('web-kept-all', { count: hand.allScoring.length }));
    },
    undo: table.onUndo,
    rules: table.onRules,
    story: table.onStory,
    'buffer-before': () => turnBuffer(-1),
    'buffer-after': () => turnBuffer(1),
    'message-before': () => turnMessage(-1),
    'message-after': () => turnMessage(1),
    keys: table.onMenu,
  };
  useKeys((pressed) => {
    switch (pressed.kind) {
      case 'menu':
        table.onMenu();
        return true;
      case 'digit':
        return onDigit(pressed);
      case 'action':
        does[pressed.action]();
        return true;
    }
  });
}
