import type { AnyGame, ControlAction, ControlDie } from '@dicehall/engine';
import { useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { type Message, otherBuffer, otherMessage, startReading } from '../announce/buffers.ts';
import { useMessages } from '../i18n/messages.tsx';
import { type DigitPress, dieOfDigit } from '../keys/dice-keys.ts';
import { gameKeyOf, type KeyAction, type Pressed } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { currentSettings } from '../settings/settings.ts';
import type { TableSeat } from './seats.ts';
import type { ShownTable } from './shown/use-shown-table.ts';
import { detailedScoresText, diceText, dieText, factsText, scoresText, turnText } from './summaries.ts';

interface TableKeys {
  readonly game: AnyGame;
  readonly shown: ShownTable;
  readonly seats: readonly TableSeat[];
  readonly chat: readonly string[];
  readonly onTap: (die: ControlDie) => void;
  readonly onAct: (action: ControlAction) => void;
  readonly onMenu: () => void;
  readonly onRules: () => void;
  readonly onLog: () => void;
  readonly onUndo: () => void;
  readonly onStandIn: () => void;
}

export function useTableKeys({ game, shown, seats, chat, ...table }: TableKeys): void {
  const messages = useMessages();
  const [reading, setReading] = useState(startReading);
  const { view, controls, lines } = shown;
  const speaking = { messages, seats };
  const past: Message[] = [
    ...lines.map(({ text }): Message => ({ buffer: 'log', text })),
    ...chat.map((text): Message => ({ buffer: 'chat', text })),
  ];

  const readBuffer = (by: -1 | 1) => {
    const next = otherBuffer(reading, by);
    setReading(next);
    announcer.say(messages.say('web-buffer', { buffer: next.buffer }));
  };
  const readMessage = (by: -1 | 1) => {
    const [next, message] = otherMessage(reading, past, by);
    setReading(next);
    announcer.say(message?.text ?? messages.say('web-buffer-empty'));
  };
  const onDigit = (press: DigitPress): boolean => {
    if (!controls.dice.some(({ tap }) => tap !== null)) return false;
    const { keeping } = currentSettings();
    const die = dieOfDigit(controls.dice, press, keeping);
    if (die === null) {
      announcer.say(messages.say('web-key-no-die', { number: press.digit, keeping }), 'assertive');
      return true;
    }
    table.onTap(die);
    const { dice, marking } = shown.controlsWith(die.tap);
    const tapped = dice.find(({ position }) => position === die.position);
    if (tapped !== undefined) announcer.say(dieText(speaking, tapped, marking));
    return true;
  };
  const onGameKey = (pressed: Pressed): boolean => {
    const key = gameKeyOf(pressed);
    const action = controls.actions.find((one) => one.key !== null && one.key === key);
    if (action !== undefined) table.onAct(action);
    return action !== undefined;
  };
  const does: Readonly<Record<KeyAction, () => void>> = {
    roll: () => announcer.say(turnText(speaking, view), 'assertive'),
    bank: () => announcer.say(turnText(speaking, view), 'assertive'),
    'all-scoring': () => {},
    hand: () => announcer.say(diceText(speaking, controls)),
    turn: () => announcer.say(turnText(speaking, view)),
    scores: () => announcer.say(scoresText(speaking, view)),
    'detailed-scores': () => announcer.say(detailedScoresText(speaking, game, view, controls)),
    stakes: () => announcer.say(factsText(speaking, controls)),
    undo: table.onUndo,
    rules: table.onRules,
    log: table.onLog,
    'stand-in': table.onStandIn,
    'buffer-before': () => readBuffer(-1),
    'buffer-after': () => readBuffer(1),
    'message-before': () => readMessage(-1),
    'message-after': () => readMessage(1),
    keys: table.onMenu,
  };
  useKeys((pressed) => {
    if (onGameKey(pressed)) return true;
    switch (pressed.kind) {
      case 'menu':
        table.onMenu();
        return true;
      case 'digit':
        return onDigit(pressed);
      case 'letter':
        return false;
      case 'action':
        does[pressed.action]();
        return true;
    }
  });
}
