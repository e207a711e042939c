import { expect, test, vi } from 'vitest';
import { planThrow } from '../../src/dice/solid/planned-throw.ts';
import { isSlow } from '../../src/dice/solid/solid-throws.ts';
import { soundGroups } from '../../src/dice/sound-groups.ts';
import {
  type Cue,
  groupOf,
  notesOf,
  type OutcomeCue,
  outcomeCues,
  samplesOf,
  shakesOf,
} from '../../src/dice/sound-schedule.ts';
import { makeTableSound } from '../../src/dice/table-sound.ts';
import type { Moment } from '../../src/moments/moment.ts';
import { cueOf, turnCueOf } from '../../src/table/model/effects.ts';

const cues: readonly Cue[] = [
  { kind: 'throw', hits: planThrow([1, 2, 3, 4, 5, 6], 'sound').hits },
  ...outcomeCues.map((kind) => ({ kind })),
  ...outcomeCues.map((kind) => ({ kind, isOfOthers: true })),
  { kind: 'my-turn' },
  { kind: 'their-turn' },
  { kind: 'clock' },
];

test('every cue is audible: it has notes within limits of volume and pitch, and ends within two seconds', () => {
  for (const cue of cues) {
    const notes = notesOf(cue);
    expect(notes.length).toBeGreaterThan(0);
    for (const { at, length, loudness, pitch } of notes) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + length).toBeLessThanOrEqual(2);
      expect(loudness).toBeGreaterThan(0);
      expect(loudness).toBeLessThanOrEqual(1);
      expect(pitch).toBeGreaterThan(50);
      expect(pitch).toBeLessThan(8000);
    }
    const starts = notes.map(({ at }) => at);
    expect(starts).toEqual(starts.toSorted((one, two) => one - two));
  }
});

test('an own turn sounds different from another’s, and a win from a loss', () => {
  const heard = (kind: 'my-turn' | 'their-turn' | 'win' | 'loss') =>
    notesOf({ kind }).map(({ pitch }) => pitch);
  expect(Math.min(...heard('my-turn'))).toBeGreaterThan(Math.max(...heard('their-turn')));
  expect(heard('win')).not.toEqual(heard('loss'));
});

test('sounds of others are lower and softer, without vibration', () => {
  for (const kind of outcomeCues) {
    const [own, other] = [notesOf({ kind }), notesOf({ kind, isOfOthers: true })];
    expect(other).toHaveLength(own.length);
    for (const [index, { pitch, loudness }] of own.entries()) {
      expect(other[index]?.pitch).toBeLessThan(pitch * 0.9);
      expect(other[index]?.loudness).toBeLessThan(loudness);
    }
    expect(shakesOf({ kind })).not.toEqual([]);
    expect(shakesOf({ kind, isOfOthers: true })).toEqual([]);
  }
});

test('a moment sounds as the player’s own if its seat is', () => {
  const moment = (cue: OutcomeCue, seat?: number): Moment =>
    ({ kind: cue, cue, event: { kind: cue, seat }, weight: 'light', tone: 'plain' }) as unknown as Moment;
  const [bust, bank, win] = [moment('bust', 1), moment('bank', 0), moment('win')];
  expect(cueOf({ main: bank, also: [bust] }, [0])).toEqual({ kind: 'bust', isOfOthers: true });
  expect(cueOf({ main: bank, also: [bust] }, [0, 1])).toEqual({ kind: 'bust', isOfOthers: false });
  expect(cueOf({ main: bust, also: [] }, [])).toEqual({ kind: 'bust', isOfOthers: false });
  expect(cueOf({ main: win, also: [bust] }, [0])).toEqual({ kind: 'win', isOfOthers: false });
  expect(cueOf({ main: { ...win, cue: undefined } as unknown as Moment, also: [] }, [0])).toBeNull();
});

test('a new turn sounds as an own or another’s turn; if all players are here, it has no sound', () => {
  expect(turnCueOf([0], [0], 3)).toEqual({ kind: 'my-turn' });
  expect(turnCueOf([1], [0], 3)).toEqual({ kind: 'their-turn' });
  expect(turnCueOf([0, 1, 2], [2], 3)).toEqual({ kind: 'my-turn' });
  expect(turnCueOf([], [0], 3)).toBeNull();
  expect(turnCueOf([1], [0, 1], 2)).toBeNull();
});

test('a phone vibrates at every own cue, even without sound, unless it is switched off', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  try {
    const silent = { dice: 0, outcomes: 0, turns: 0, clock: 0 };
    const sound = makeTableSound(silent);
    for (const cue of cues) sound.play(cue);
    expect(vibrate.mock.calls.map(([shakes]) => shakes)).toEqual(
      cues.map(shakesOf).filter(({ length }) => length > 0),
    );
    expect(vibrate.mock.calls.length).toBe(outcomeCues.length + 2);
    vibrate.mockClear();
    sound.setVibration(false);
    for (const cue of cues) sound.play(cue);
    expect(vibrate).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('the audio device sleeps after the last sound, and wakes for the next', () => {
  vi.useFakeTimers();
  const sources: { onended: (() => void) | null }[] = [];
  const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    gain: parameter(),
    frequency: parameter(),
    Q: parameter(),
    connect: <T>(to: T) => to,
  });
  const source = () => {
    const made = { ...node(), onended: null, start() {}, stop() {} };
    sources.push(made);
    return made;
  };
  const device = {
    ...{ sampleRate: 10, currentTime: 0, state: 'running', destination: null },
    createBuffer: () => ({ getChannelData: () => [] }),
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: source,
    createOscillator: source,
    resume: vi.fn(() => (device.state = 'running')),
    suspend: vi.fn(() => (device.state = 'suspended')),
  };
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', function open() {
    return device;
  });
  try {
    const sound = makeTableSound({ dice: 1, outcomes: 1, turns: 1, clock: 1 });
    const endAll = () => {
      for (const { onended } of sources.splice(0)) onended?.();
    };
    sound.play({ kind: 'my-turn' });
    const last = sources.pop();
    endAll();
    vi.advanceTimersByTime(60_000);
    expect(device.state).toBe('running');
    last?.onended?.();
    vi.advanceTimersByTime(60_000);
    expect(device.state).toBe('suspended');
    expect(vi.getTimerCount()).toBe(0);
    sound.play({ kind: 'their-turn' });
    expect(device.state).toBe('running');
    endAll();
    sound.play({ kind: 'my-turn' });
    vi.advanceTimersByTime(60_000);
    expect(device.state).toBe('running');
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('the samples of a group belong to it', () => {
  for (const group of soundGroups) {
    expect(samplesOf[group].length).toBeGreaterThan(0);
    for (const cue of samplesOf[group]) expect(groupOf(cue)).toBe(group);
  }
});

test('a throw sounds at its hits, louder for harder ones', () => {
  const [hard, , soft] = notesOf({
    kind: 'throw',
    hits: [
      { at: 100, strength: 1 },
      { at: 250, strength: 0.2 },
    ],
  });
  expect([hard?.at, soft?.at]).toEqual([0.1, 0.25]);
  expect(hard?.loudness).toBeGreaterThan(soft?.loudness ?? 1);
});

test('a throw without a hit has no sound or vibration', () => {
  expect(notesOf({ kind: 'throw', hits: [] })).toEqual([]);
  expect(shakesOf({ kind: 'throw', hits: [] })).toEqual([0]);
});

test('a phone vibrates at the hardest hits of a throw, in time and for under a second', () => {
  const hits = [10, 200, 300, 400, 500].map((at, index) => ({ at, strength: index === 1 ? 0.1 : 0.5 }));
  const shakes = shakesOf({ kind: 'throw', hits });
  expect(shakes).toEqual([0, 10, 11, 279, 11, 89, 11, 89, 11]);
});

test('no cue vibrates for longer than a second', () => {
  for (const cue of cues) expect(shakesOf(cue).reduce((sum, part) => sum + part, 0)).toBeLessThan(1000);
});

test('a machine is slow if its median frame is slow, ignoring the first two frames', () => {
  const of = (count: number, length: number) => Array.from({ length: count }, () => length);
  expect(isSlow(of(40, 17))).toBe(false);
  expect(isSlow([300, 90, ...of(30, 17), 120])).toBe(false);
  expect(isSlow(of(20, 40))).toBe(true);
  expect(isSlow([17, 17, 200, 200, 200])).toBe(true);
  expect(isSlow(of(5, 17))).toBe(false);
});
