import type { AnyGame, ControlAction, ControlDie } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import {
  chronological,
  type Note,
  otherBuffer,
  otherMessage,
  type Step,
  startReading,
} from '../announce/buffers.ts';
import { noteListener } from '../announce/listening.ts';
import { useMessages } from '../i18n/messages.tsx';
import { type DigitPress, dieOfDigit } from '../keys/dice-keys.ts';
import { gameKeyOf, type KeyAction, type Pressed } from '../keys/keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { currentSettings } from '../settings/settings.ts';
import type { TableSeat } from './seats.ts';
import { type TableClock, timeLeftText } from './shown/clock.ts';
import type { ShownTable } from './shown/use-shown-table.ts';
import { detailedScoresText, diceText, dieText, factsText, scoresText, turnText } from './summaries.ts';

/** Keys that only announce something. */
const announcing = new Set<KeyAction>([
  'hand',
  'turn',
  'time-left',
  'scores',
  'detailed-scores',
  'stakes',
  'buffer-before',
  'buffer-after',
  'message-before',
  'message-after',
  'message-first',
  'message-last',
]);

interface TableKeys {
  readonly game: AnyGame;
  readonly shown: ShownTable;
  readonly seats: readonly TableSeat[];
  readonly notes: readonly Note[];
  readonly clock: TableClock | null;
  readonly onTap: (die: ControlDie) => void;
  readonly onAct: (action: ControlAction) => void;
  readonly onMenu: () => void;
  readonly onRules: () => void;
  readonly onLog: () => void;
  readonly onCard: () => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  readonly onStandIn: () => void;
}

export function useTableKeys({ game, shown, seats, notes, clock, ...table }: TableKeys): void {
  const messages = useMessages();
  const [reading, setReading] = useState(startReading);
  const { view, controls, lines } = shown;
  const speaking = { messages, seats };
  const [linesBefore, setLinesBefore] = useState<readonly number[]>([]);
  const lineCount = lines.length;
  useEffect(() => {
    setLinesBefore((before) =>
      before.length === notes.length
        ? before
        : notes.map((_, at) => Math.min(before[at] ?? lineCount, lineCount)),
    );
  }, [notes, lineCount]);

  const readBuffer = (by: -1 | 1) => {
    const next = otherBuffer(reading, by);
    setReading(next);
    announcer.say(messages.say('web-buffer', { buffer: next.buffer }));
  };
  const readMessage = (step: Step) => {
    const texts = lines.map(({ text }) => text);
    const [next, read] = otherMessage(reading, chronological(texts, notes, linesBefore), step);
    setReading(next);
    announcer.say(
      read === null
        ? messages.say('web-buffer-empty')
        : `${read.message.text} ${messages.say('web-message-position', { position: read.position, count: read.count })}`,
    );
  };
  /** Answers a key that can do nothing while something else is being shown: by what comes next, if only a voice is waited for. */
  const answerTurn = (): boolean => {
    if (shown.hurry === null) announcer.say(turnText(speaking, view));
    else shown.hurry();
    return true;
  };
  const onDigit = (press: DigitPress): boolean => {
    if (!controls.dice.some(({ tap }) => tap !== null)) return false;
    if (shown.choosing === null) return answerTurn();
    const { keeping } = currentSettings();
    const die = dieOfDigit(controls.dice, press, keeping);
    if (die === null) {
      announcer.say(messages.say('web-key-no-die', { number: press.digit, keeping }), 'assertive');
      return true;
    }
    const { dice, marking } = shown.controlsWith(die.tap);
    const tapped = dice.find(({ position }) => position === die.position);
    if (tapped !== undefined) announcer.say(dieText(speaking, tapped, marking));
    table.onTap(die);
    return true;
  };
  const onGameKey = (pressed: Pressed): boolean => {
    const key = gameKeyOf(pressed);
    const action = controls.actions.find((one) => one.key !== null && one.key === key);
    if (action === undefined) return false;
    if (shown.choosing === null) return answerTurn();
    table.onAct(action);
    return true;
  };
  const does: Readonly<Record<KeyAction, () => void>> = {
    roll: answerTurn,
    bank: answerTurn,
    'all-scoring': () => {},
    hand: () => announcer.say(diceText(speaking, controls)),
    turn: () => announcer.say(turnText(speaking, view)),
    scores: () => announcer.say(scoresText(speaking, view)),
    'detailed-scores': () => announcer.say(detailedScoresText(speaking, game, view, controls)),
    stakes: () => announcer.say(factsText(speaking, controls)),
    'time-left': () => announcer.say(timeLeftText(messages, clock, Date.now())),
    'go-on': () => {
      if (shown.goOn === null) answerTurn();
      else shown.goOn();
    },
    undo: table.onUndo,
    rules: table.onRules,
    log: table.onLog,
    card: table.onCard,
    hint: table.onHint,
    'stand-in': table.onStandIn,
    'buffer-before': () => readBuffer(-1),
    'buffer-after': () => readBuffer(1),
    'message-before': () => readMessage('before'),
    'message-after': () => readMessage('after'),
    'message-first': () => readMessage('first'),
    'message-last': () => readMessage('last'),
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
        if (announcing.has(pressed.action)) noteListener();
        does[pressed.action]();
        return true;
    }
  });
}
