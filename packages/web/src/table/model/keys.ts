import { chronological, otherBuffer, otherMessage, type Step, startReading } from '../../announce/buffers.ts';
import { type DigitPress, dieOfDigit, gameKeyOf, type KeyAction, type Pressed } from '../../keys/keys.ts';
import { speechRates } from '../../settings/settings.ts';
import { timeLeftText } from './clock.ts';
import { lastTurnLines } from './game-log.ts';
import {
  detailedScoresText,
  diceText,
  dieText,
  factsText,
  scoresText,
  tableText,
  turnText,
} from './summaries.ts';
import type { TableModel } from './table.ts';

/** The keys that only announce something. */
export const announcing: ReadonlySet<KeyAction> = new Set<KeyAction>([
  'hand',
  'turn',
  'time-left',
  'scores',
  'detailed-scores',
  'stakes',
  'table',
  'last-turn',
  'buffer-before',
  'buffer-after',
  'message-before',
  'message-after',
  'message-first',
  'message-last',
]);

/** The dialogs that keys open over the table. */
export interface KeyDialogs {
  readonly onMenu: () => void;
  readonly onRules: () => void;
  readonly onLog: () => void;
  /** Moves the focus to the line for typed moves, and turns the line on if it was off. */
  readonly onType: () => void;
  readonly onCard: () => void;
}

export const noDialogs: KeyDialogs = { onMenu() {}, onRules() {}, onLog() {}, onType() {}, onCard() {} };

/** Makes the handler for the keys of a table. The handler returns whether it used a key. */
export function tableKeys(table: TableModel, dialogs: KeyDialogs): (pressed: Pressed) => boolean {
  const { messages, announcer, settings } = table.device;
  let reading = startReading;
  const speaking = () => ({ messages, seats: table.now().feed.seats });

  const readBuffer = (by: -1 | 1) => {
    reading = otherBuffer(reading, by);
    announcer.say(messages.say('web-buffer', { buffer: reading.buffer }));
  };
  const readMessage = (step: Step) => {
    const { lines, feed, linesBefore } = table.now();
    const texts = lines.map(({ text }) => text);
    const [next, read] = otherMessage(reading, chronological(texts, feed.notes ?? [], linesBefore), step);
    reading = next;
    announcer.say(
      read === null
        ? messages.say('web-buffer-empty')
        : `${read.message.text} ${messages.say('web-message-position', { position: read.position, count: read.count })}`,
    );
  };
  const changeSpeech = (by: -1 | 1) => {
    const { min, max, step } = speechRates;
    const speechRate = Math.min(max, Math.max(min, settings().speechRate + by * step));
    table.device.changeSettings({ speechRate });
    announcer.say(messages.say('web-speech-rate', { rate: speechRate }));
  };
  /**
   * Handles a key that has no function while something is being shown. If the table is only waiting for a voice, the
   * table continues.
   */
  const answerTurn = (): boolean => {
    const { hold, view, feed, names } = table.now();
    const { step } = view;
    if (hold === 'speech') table.hurry();
    else if (feed.enter !== undefined && step.kind === 'throw')
      announcer.say(messages.say('web-real-dice-of', { seat: { seat: step.seat }, count: step.dice }, names));
    else announcer.say(turnText(speaking(), view, feed.mine));
    return true;
  };
  const onDigit = (press: DigitPress): boolean => {
    const { controls, choosing, controlsWith } = table.now();
    if (!controls.dice.some(({ tap }) => tap !== null)) return false;
    if (choosing === null) return answerTurn();
    const { keeping } = settings();
    const die = dieOfDigit(controls.dice, press, keeping);
    if (die === null) {
      announcer.say(messages.say('web-key-no-die', { number: press.digit, keeping }), 'assertive');
      return true;
    }
    // The table itself announces dice that are kept or held.
    if (controls.marking !== 'keep' && controls.marking !== 'hold') {
      const after = controlsWith(die.tap);
      const tapped = after.dice.find(({ position }) => position === die.position);
      if (tapped !== undefined) announcer.say(dieText(speaking(), tapped, after));
    }
    table.tap(die);
    return true;
  };
  const onGameKey = (pressed: Pressed): boolean => {
    const key = gameKeyOf(pressed);
    const { controls, choosing, hold, canSkip } = table.now();
    const action = controls.actions.find((one) => one.key !== null && one.key === key);
    if (action === undefined) return false;
    if (choosing === null && hold !== 'roll' && !canSkip) return answerTurn();
    table.act(action);
    return true;
  };
  const does: Readonly<Record<KeyAction, () => void>> = {
    roll: answerTurn,
    bank: answerTurn,
    'all-scoring': () => {},
    hand: () => announcer.say(diceText(speaking(), table.now().controls)),
    turn: () => {
      const { view, feed } = table.now();
      announcer.say(turnText(speaking(), view, feed.mine));
    },
    scores: () => announcer.say(scoresText(speaking(), table.now().view, table.now().controls)),
    'detailed-scores': () => {
      const { feed, view, controls } = table.now();
      announcer.say(detailedScoresText(speaking(), feed.game, view, controls));
    },
    stakes: () => announcer.say(factsText(speaking(), table.now().controls)),
    table: () => {
      const { view, controls, feed } = table.now();
      announcer.say(tableText(speaking(), view, controls, feed.mine));
    },
    'last-turn': () => {
      const { frames, extent, lines } = table.now();
      const texts = lastTurnLines(frames, extent, lines).map(({ text }) => text);
      announcer.say(texts.length === 0 ? messages.say('web-no-last-turn') : texts.join(' '));
    },
    'speak-slower': () => changeSpeech(-1),
    'speak-faster': () => changeSpeech(1),
    'time-left': () => announcer.say(timeLeftText(messages, table.now().feed.clock ?? null, Date.now())),
    'go-on': () => {
      const { hold, isShowing } = table.now();
      if (hold === 'key' && !isShowing) table.goOn();
      else answerTurn();
    },
    undo: table.undo,
    rules: dialogs.onRules,
    log: dialogs.onLog,
    type: dialogs.onType,
    card: dialogs.onCard,
    hint: table.hint,
    'stand-in': table.standIn,
    'buffer-before': () => readBuffer(-1),
    'buffer-after': () => readBuffer(1),
    'message-before': () => readMessage('before'),
    'message-after': () => readMessage('after'),
    'message-first': () => readMessage('first'),
    'message-last': () => readMessage('last'),
    keys: dialogs.onMenu,
  };
  return (pressed) => {
    if (onGameKey(pressed)) return true;
    switch (pressed.kind) {
      case 'menu':
        dialogs.onMenu();
        return true;
      case 'digit':
        return onDigit(pressed);
      case 'letter':
        return false;
      case 'action':
        if (announcing.has(pressed.action)) table.device.noteListener();
        does[pressed.action]();
        return true;
    }
  };
}
