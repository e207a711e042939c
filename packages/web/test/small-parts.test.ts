import { describe, expect, it } from 'vitest';
import { type Message, otherBuffer, otherMessage, startReading } from '../src/announce/buffers.ts';
import { biggestGain, scoreHistory } from '../src/end/chart.ts';
import { boardAfter, firstBoard } from '../src/games/hidden-pairs/board-state.ts';
import { defaultKeys, gameKeyOf, type KeyPress, meaningOf, shortcutOf } from '../src/keys/keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /\d/.test(key) ? `Digit${key}` : '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  altGraph: false,
  ...more,
});

describe('keys', () => {
  it('have the functions of the settings', () => {
    expect(meaningOf(press('r'), defaultKeys)).toEqual({ kind: 'action', action: 'roll' });
    expect(meaningOf(press('S', { shiftKey: true }), defaultKeys)).toEqual({
      kind: 'action',
      action: 'detailed-scores',
    });
    expect(meaningOf(press('?', { shiftKey: true }), defaultKeys)).toEqual({
      kind: 'action',
      action: 'keys',
    });
    expect(meaningOf(press('x'), { ...defaultKeys, roll: 'X' })).toEqual({ kind: 'action', action: 'roll' });
  });
  it('are digits by their place on the keyboard, also with Shift', () => {
    expect(meaningOf(press('!', { code: 'Digit1', shiftKey: true }), defaultKeys)).toEqual({
      kind: 'digit',
      digit: 1,
      shift: true,
    });
    expect(meaningOf(press('7'), defaultKeys)).toEqual({ kind: 'digit', digit: 7, shift: false });
  });
  it('belong to the game if the settings do not use them', () => {
    const pressed = meaningOf(press('o'), defaultKeys);
    expect(pressed).toEqual({ kind: 'letter', letter: 'o' });
    expect(pressed === null ? null : gameKeyOf(pressed)).toBe('o');
    expect(meaningOf(press('é'), defaultKeys)).toBeNull();
  });
  it('for rolling, banking and keeping all that scores are those of the settings', () => {
    const keys = { ...defaultKeys, roll: 'X' };
    const pressed = meaningOf(press('x'), keys);
    expect(pressed === null ? null : gameKeyOf(pressed)).toBe('r');
    expect(['r', 'b', 'a', 'o', '3', null].map((key) => shortcutOf(key, keys))).toEqual([
      'X',
      'B',
      'A',
      'O',
      '3',
      null,
    ]);
  });
  it('with Control, Alt or Meta are left to the browser and the screen reader', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(meaningOf(press('r', { [held]: true }), defaultKeys)).toBeNull();
    }
  });
  it('take back with Backspace too', () => {
    expect(meaningOf(press('Backspace'), defaultKeys)).toEqual({ kind: 'action', action: 'undo' });
  });
  it('typed with AltGr work, also where AltGr counts as Control and Alt', () => {
    for (const held of [{}, { ctrlKey: true, altKey: true }]) {
      expect(meaningOf(press('[', { code: 'Digit8', altGraph: true, ...held }), defaultKeys)).toEqual({
        kind: 'action',
        action: 'buffer-before',
      });
    }
  });
});

describe('past messages', () => {
  const messages: Message[] = [
    { buffer: 'log', text: 'one' },
    { buffer: 'chat', text: 'two' },
    { buffer: 'log', text: 'three' },
  ];
  it('are read from the newest to the oldest', () => {
    let reading = startReading;
    const said: (string | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      const [next, message] = otherMessage(reading, messages, -1);
      reading = next;
      said.push(message?.text);
    }
    expect(said).toEqual(['three', 'two', 'one', 'one']);
    expect(otherMessage(reading, messages, 1)[1]?.text).toBe('two');
  });
  it('have separate lists', () => {
    const chat = otherBuffer(otherBuffer(startReading, 1), 1);
    expect(chat.buffer).toBe('chat');
    expect(otherMessage(chat, messages, -1)[1]?.text).toBe('two');
    expect(otherBuffer(chat, 1).buffer).toBe('all');
  });
});

describe('the board of Hidden Pairs', () => {
  it('picks one die to re-roll, and none after a second press or in another stage', () => {
    const picked = boardAfter(firstBoard, { kind: 'pick', die: 2 });
    expect(picked).toEqual({ stage: 'dice', picked: 2 });
    expect(boardAfter(picked, { kind: 'pick', die: 4 }).picked).toBe(4);
    expect(boardAfter(picked, { kind: 'pick', die: 2 }).picked).toBeNull();
    expect(boardAfter(picked, { kind: 'go', stage: 'pairs' })).toEqual({ stage: 'pairs', picked: null });
  });
});

describe('the score history', () => {
  const frame = (scores: number[]) => ({
    entry: null,
    events: [],
    view: { game: 'greed' as const, phase: 'start', step: { kind: 'choose' as const, seats: [0] }, scores },
  });
  it('has an element for each entry that changed a score', () => {
    const curve = scoreHistory(
      { game: 'greed', phase: 'start', step: { kind: 'choose', seats: [0] }, scores: [0, 0] },
      [frame([0, 0]), frame([300, 0]), frame([300, 0]), frame([300, 450])],
    );
    expect(curve).toEqual([
      [0, 0],
      [300, 0],
      [300, 450],
    ]);
    expect(biggestGain(curve)).toEqual({ seat: 1, gain: 450 });
  });
});
