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
  ...[0, 3, 6].map((nth): Cue => ({ kind: 'gain', nth })),
  { kind: 'my-turn' },
  { kind: 'their-turn' },
  { kind: 'clock' },
];

test('every cue is audible: it has notes within limits of volume and pitch, and ends within two seconds', () => {
  for (const cue of cues) {
    const notes = notesOf(cue);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      const { at, length, loudness, pitch, voice } = note;
      expect(['knock', 'tone']).toContain(voice);
      expect(length).toBeGreaterThan(0.01);
      expect(voice === 'knock' ? note.narrowness : note.glide).toBeGreaterThan(0.5);
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

test('a bust is a dull knock, and a low tone that falls for a third of a second, louder than the knock of a kept die', () => {
  expect(notesOf({ kind: 'bust' })).toMatchObject([
    { voice: 'knock', at: 0, length: 0.16, loudness: 0.7, pitch: 130 },
    { voice: 'tone', at: 0, length: 0.34, loudness: 0.4, pitch: 98, glide: 0.6 },
  ]);
});

test.each([
  ['win', 1],
  ['celebration', 1],
  ['hot-dice', 1],
  ['my-turn', 1],
  ['loss', -1],
] as const)('the tones of %s rise (1) or fall (-1): %i', (kind, way) => {
  const notes = notesOf({ kind } as Cue).filter(({ voice }) => voice === 'tone');
  const times = [...new Set(notes.map(({ at }) => at))].sort((one, other) => one - other);
  // Only the lowest pitch at each time counts, because the tones of bells have overtones.
  const tones = times.map((time) =>
    Math.min(...notes.filter(({ at }) => at === time).map(({ pitch }) => pitch)),
  );
  expect(tones).toEqual(tones.toSorted((one, other) => way * (one - other)));
  expect(new Set(tones).size).toBe(tones.length);
});

test('no two cues of the player sound alike', () => {
  const heard = cues.filter((cue) => !('isOfOthers' in cue)).map((cue) => JSON.stringify(notesOf(cue)));
  expect(new Set(heard).size).toBe(heard.length);
});

test('each die that adds to a stake sounds a whole tone higher, up to an octave', () => {
  const pitchOf = (nth: number) => notesOf({ kind: 'gain', nth })[0]?.pitch ?? 0;
  for (const nth of [1, 2, 5, 6]) expect(pitchOf(nth) / pitchOf(nth - 1)).toBeCloseTo(2 ** (1 / 6), 6);
  expect([pitchOf(6) / pitchOf(0), pitchOf(9) / pitchOf(0)]).toEqual([2, 2]);
});

test('the overtones of a bell are higher, softer and shorter than its tone', () => {
  const [tone, ...over] = notesOf({ kind: 'gain', nth: 0 });
  expect(over).toHaveLength(2);
  for (const [index, one] of over.entries()) {
    const below = over[index - 1] ?? tone;
    expect(one.pitch).toBeGreaterThan(1.5 * (below?.pitch ?? 0));
    expect(one.loudness).toBeLessThan(0.5 * (below?.loudness ?? 0));
    expect(one.length).toBeLessThan(0.5 * (below?.length ?? 0));
    expect(one.at).toBe(tone?.at);
  }
});

test('a landing is a dull knock with a sharper click, and successive hits differ slightly in pitch', () => {
  const hits = [0, 1, 2, 3].map((at) => ({ at: 100 * at, strength: 0.25 }));
  const notes = notesOf({ kind: 'throw', hits });
  const [knocks, clicks] = [0, 1].map((which) => notes.filter((_, index) => index % 2 === which));
  const pitches = knocks?.map(({ pitch }) => pitch) ?? [];
  expect(new Set(pitches).size).toBe(4);
  // Successive hits alternate between a higher and a lower pitch.
  expect(pitches.map((pitch) => Math.round((1000 * pitch) / 240))).toEqual([1000, 1088, 870, 1103]);
  for (const pitch of pitches) expect(Math.abs(pitch / 240 - 1)).toBeLessThanOrEqual(0.13);
  for (const [index, knock] of (knocks ?? []).entries()) {
    const click = clicks?.[index];
    expect((click?.pitch ?? 0) / knock.pitch).toBeCloseTo(2300 / 240, 6);
    expect(click?.at).toBe(index / 10);
    expect(click?.length).toBeLessThan(knock.length);
    // For weaker hits, the click becomes quieter faster than the knock.
    expect([knock.loudness, click?.loudness]).toEqual([0.55 / 4, 0.5 / 8]);
  }
});

test('the last tone of a win comes after a short rest', () => {
  const tones = notesOf({ kind: 'win' }).filter(({ voice }) => voice === 'tone');
  const starts = [...new Set(tones.map(({ at }) => at))];
  const steps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  expect(steps.map((step) => Math.round(100 * step))).toEqual([12, 12, 12, 22]);
});

test('after the last tone of a win, the dice land on the table', () => {
  const notes = notesOf({ kind: 'win' });
  const startsOf = (voice: string) => notes.filter((note) => note.voice === voice).map(({ at }) => at);
  expect(Math.min(...startsOf('knock'))).toBeGreaterThan(Math.max(...startsOf('tone')));
});

test('the player’s own turn sounds different from another player’s, and a win different from a loss', () => {
  const heard = (kind: 'my-turn' | 'their-turn' | 'win' | 'loss') =>
    notesOf({ kind }).map(({ pitch }) => pitch);
  expect(Math.min(...heard('my-turn'))).toBeGreaterThan(Math.max(...heard('their-turn')));
  expect(heard('win')).not.toEqual(heard('loss'));
});

test('cues of other players are lower and softer, and do not vibrate', () => {
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

test('each cue vibrates in its own way, or not at all', () => {
  const shakes = (
    [
      'keep',
      'bank',
      'hot-dice',
      'bust',
      'celebration',
      'loss',
      'win',
      'my-turn',
      'their-turn',
      'clock',
    ] as const
  ).map((kind) => shakesOf({ kind }).join(' '));
  const party = '15 60 15 60 15 60 40';
  expect(shakes).toEqual(['8', '14 60 22', '15 40 15 40 15', '70', party, '40 120 40', party, '18', '', '']);
  expect(shakesOf({ kind: 'gain', nth: 2 })).toEqual([8]);
  for (const look of [notesOf, shakesOf])
    expect(look({ kind: 'bust', isOfOthers: false })).toEqual(look({ kind: 'bust' }));
});

const moment = (cue: OutcomeCue, seat?: number): Moment =>
  ({ kind: cue, cue, event: { kind: cue, seat }, weight: 'light', tone: 'plain' }) as unknown as Moment;

test('a moment of a seat on this device has the sound for the player', () => {
  const [bust, bank, win] = [moment('bust', 1), moment('bank', 0), moment('win')];
  expect(cueOf({ main: bank, also: [bust] }, [0])).toEqual({ kind: 'bust', isOfOthers: true });
  expect(cueOf({ main: bank, also: [bust] }, [0, 1])).toEqual({ kind: 'bust', isOfOthers: false });
  expect(cueOf({ main: bust, also: [] }, [])).toEqual({ kind: 'bust', isOfOthers: false });
  expect(cueOf({ main: win, also: [bust] }, [0])).toEqual({ kind: 'win', isOfOthers: false });
  expect(cueOf({ main: { ...win, cue: undefined } as unknown as Moment, also: [] }, [0])).toBeNull();
});

test('a match that is lost as another player shoots the moon ends with the sound of the loss', () => {
  const group = { main: moment('celebration', 1), also: [moment('loss')] };
  expect(cueOf(group, [0])).toEqual({ kind: 'loss', isOfOthers: false });
});

test('a new turn has one sound for the player and another for other players, and none if all players share the device', () => {
  expect(turnCueOf([0], [0], 3)).toEqual({ kind: 'my-turn' });
  expect(turnCueOf([1], [0], 3)).toEqual({ kind: 'their-turn' });
  expect(turnCueOf([0, 1, 2], [2], 3)).toEqual({ kind: 'my-turn' });
  expect(turnCueOf([], [0], 3)).toBeNull();
  expect(turnCueOf([1], [0, 1], 2)).toBeNull();
});

test('a phone vibrates at every cue of its own player, even with the sound off, unless vibration is off', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  try {
    const silent = { dice: 0, outcomes: 0, turns: 0, clock: 0 };
    const sound = makeTableSound(silent);
    for (const cue of cues) sound.play(cue);
    expect(vibrate.mock.calls.map(([shakes]) => shakes)).toEqual(
      cues.map(shakesOf).filter(({ length }) => length > 0),
    );
    expect(vibrate.mock.calls.length).toBe(outcomeCues.length + 5);
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

const groups: Readonly<Record<Cue['kind'], string>> = {
  ...{ throw: 'dice', keep: 'dice', gain: 'dice', 'my-turn': 'turns', 'their-turn': 'turns', clock: 'clock' },
  ...{
    bank: 'outcomes',
    'hot-dice': 'outcomes',
    bust: 'outcomes',
    celebration: 'outcomes',
    loss: 'outcomes',
    win: 'outcomes',
  },
};

test('the samples of each group of sounds contain only sounds of that group', () => {
  for (const group of soundGroups) {
    expect(samplesOf[group].length).toBeGreaterThan(0);
    for (const cue of samplesOf[group]) expect(groupOf(cue)).toBe(group);
  }
  expect(samplesOf.outcomes.length).toBeGreaterThan(2);
  const [sample] = samplesOf.dice;
  const hits = sample?.kind === 'throw' ? sample.hits : [];
  expect(hits.map(({ strength }) => Math.round(100 * strength))).toEqual([80, 65, 50, 35]);
  expect(cues.map(groupOf)).toEqual(cues.map(({ kind }) => groups[kind]));
});

test('a throw makes a sound at each of its hits, louder for harder hits', () => {
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
  const rising = [10, 200].map((at) => ({ at, strength: at / 200 }));
  expect(shakesOf({ kind: 'throw', hits: rising })).toEqual([0, 10, 7, 183, 16]);
});

test('no cue vibrates for longer than a second', () => {
  for (const cue of cues) expect(shakesOf(cue).reduce((sum, part) => sum + part, 0)).toBeLessThan(1000);
});

test('a device counts as slow if its median frame is slow, ignoring the first two frames', () => {
  const of = (count: number, length: number) => Array.from({ length: count }, () => length);
  expect(isSlow(of(40, 17))).toBe(false);
  expect(isSlow([300, 90, ...of(30, 17), 120])).toBe(false);
  expect(isSlow(of(20, 40))).toBe(true);
  expect(isSlow([17, 17, 200, 200, 200])).toBe(true);
  expect(isSlow(of(5, 17))).toBe(false);
  // A throw that is skipped early is slow only if its frames took half a second, apart from the first two.
  expect([isSlow([17, 17, 40, 40]), isSlow([600, 600, 17, 17])]).toEqual([false, false]);
});
