import { describe, expect, it } from 'vitest';
import { type Message, otherBuffer, otherMessage, startReading } from '../src/announce/buffers.ts';
import { biggestGain, scoreHistory } from '../src/end/chart.ts';
import {
  commitOf,
  emptyPlan,
  fillNext,
  highestFirstPlan,
  isPlanned,
  toggleDie,
} from '../src/hands/pairs-plan.ts';
import { defaultKeys, type KeyPress, meaningOf } from '../src/keys/keys.ts';

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
  it('mean what the settings say', () => {
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
  it('are digits by their place on the keyboard, whatever Shift makes of them', () => {
    expect(meaningOf(press('!', { code: 'Digit1', shiftKey: true }), defaultKeys)).toEqual({
      kind: 'digit',
      digit: 1,
      shift: true,
    });
    expect(meaningOf(press('7'), defaultKeys)).toBeNull();
  });
  it('with Control, Alt or Meta belong to the browser and the reader', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(meaningOf(press('r', { [held]: true }), defaultKeys)).toBeNull();
    }
  });
  it('take back with Backspace too', () => {
    expect(meaningOf(press('Backspace'), defaultKeys)).toEqual({ kind: 'action', action: 'undo' });
  });
  it('that AltGr makes are their sign, also where AltGr counts as Control and Alt', () => {
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
    { buffer: 'story', text: 'one' },
    { buffer: 'chat', text: 'two' },
    { buffer: 'story', text: 'three' },
  ];
  it('are read back from the newest, and no further than the oldest', () => {
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
  it('have buffers of their own', () => {
    const chat = otherBuffer(otherBuffer(startReading, 1), 1);
    expect(chat.buffer).toBe('chat');
    expect(otherMessage(chat, messages, -1)[1]?.text).toBe('two');
    expect(otherBuffer(chat, 1).buffer).toBe('all');
  });
});

describe('a plan of Hidden Pairs', () => {
  it('gives the last two dice to the last round by itself', () => {
    const plan = [0, 1, 2, 3].reduce(toggleDie, emptyPlan);
    expect(isPlanned(plan)).toBe(true);
    expect(commitOf(plan)).toEqual({
      type: 'commit',
      pairs: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    });
  });
  it('takes a die back, and fills its round next', () => {
    const plan = toggleDie([0, 1, 2, 3].reduce(toggleDie, emptyPlan), 1);
    expect(plan.filling).toBe(1);
    expect(commitOf(plan)).toBeNull();
    expect(commitOf(toggleDie(plan, 1))).not.toBeNull();
  });
  it('fills the round that was turned to', () => {
    expect(toggleDie(fillNext(emptyPlan, 3), 5).rounds[5]).toBe(3);
  });
  it('can begin with the highest dice first', () => {
    expect(commitOf(highestFirstPlan(emptyPlan, [1, 6, 2, 5, 3, 4]))).toMatchObject({
      pairs: [
        [1, 3],
        [4, 5],
        [0, 2],
      ],
    });
  });
});

describe('the curve of a match', () => {
  const frame = (scores: number[]) => ({
    entry: null,
    told: [],
    view: { game: 'greed' as const, phase: 'start', step: { kind: 'choose' as const, seats: [0] }, scores },
  });
  it('has a point wherever a score changed', () => {
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
