import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cue, notesOf } from '../../src/dice/sound-schedule.ts';
import { makeTableSound } from '../../src/dice/table-sound.ts';

interface Source {
  readonly started: number[];
  readonly stopped: (number | undefined)[];
  readonly pitches: number[];
  /** The pitches to which it glides, and when it reaches them. */
  readonly glides: (readonly [number, number])[];
}
let sources: Source[];
let volumes: { value: number }[];
let opened: number;
/** What each node is connected to. */
let ways: Map<unknown, unknown>;
const suspend = vi.fn();
let ended: (() => void)[];
/** The loudness that each note reaches, and when. */
let fades: (readonly [number, number])[];

beforeEach(() => {
  [sources, volumes, fades, opened, ways, ended] = [[], [], [], 0, new Map(), []];
  suspend.mockReset();
  const node = () => {
    const gain = {
      ...{ value: 1, setValueAtTime() {} },
      exponentialRampToValueAtTime: (...to: [number, number]) => void fades.push(to),
    };
    return {
      gain,
      connect<T>(to: T) {
        ways.set(this, to);
        return to;
      },
    };
  };
  const source = () => {
    const made: Source = { started: [], stopped: [], pitches: [], glides: [] };
    sources.push(made);
    return {
      ...node(),
      frequency: {
        setValueAtTime: (pitch: number) => void made.pitches.push(pitch),
        exponentialRampToValueAtTime: (...to: [number, number]) => void made.glides.push(to),
      },
      start: (at: number) => void made.started.push(at),
      stop: (at?: number) => void made.stopped.push(at),
      set onended(run: () => void) {
        ended.push(run);
      },
    };
  };
  const filter = () => ({ ...node(), frequency: { value: 0 }, Q: { value: 0 } });
  const device = {
    ...{ sampleRate: 10, currentTime: 10, state: 'running', destination: null },
    createBuffer: () => ({ getChannelData: () => [0, 0, 0] }),
    createGain: () => {
      const made = node();
      volumes.push(made.gain);
      return made;
    },
    ...{ createBiquadFilter: filter, createBufferSource: source, createOscillator: source },
    ...{ resume() {}, suspend },
  };
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', function open() {
    opened += 1;
    return device;
  });
});
afterEach(() => vi.unstubAllGlobals());

const loud = { dice: 1, outcomes: 1, turns: 1, clock: 1 };
const thrown: Cue = {
  kind: 'throw',
  hits: [
    { at: 100, strength: 1 },
    { at: 250, strength: 0.2 },
  ],
};
const rounded = (number: number | undefined) => Math.round(1000 * (number ?? -1));

test.each([{ kind: 'my-turn' }, { kind: 'loss' }, { kind: 'clock' }, thrown] as const)(
  'each note of the cue %j begins and ends at its time',
  (cue) => {
    makeTableSound(loud).play(cue);
    const notes = notesOf(cue);
    expect(sources.map(({ started }) => rounded(started[0]))).toEqual(
      notes.map(({ at }) => rounded(10.005 + at)),
    );
    expect(sources.map(({ stopped }) => rounded(stopped[0]))).toEqual(
      notes.map(({ at, length }) => rounded(10.005 + at + length)),
    );
    expect(sources.flatMap(({ pitches }) => pitches)).toEqual(
      notes.flatMap(({ voice, pitch }) => (voice === 'knock' ? [] : [pitch])),
    );
  },
);

test('each note swells at once and has faded at its end, where a gliding tone has its last pitch', () => {
  makeTableSound(loud).play({ kind: 'loss' });
  const near = (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => pair.map(rounded));
  const tones = [
    [329.6, 0, 0.5, 0.97],
    [261.6, 0.22, 0.5, 0.97],
    [196, 0.44, 0.8, 0.94],
  ] as const;
  expect(near(fades)).toEqual(
    near([
      // The loss begins with a knock.
      [0.8, 10.008],
      [0.0001, 10.305],
      ...tones.flatMap(([, at, length]) => [
        [0.22, 10.008 + at] as const,
        [0.0001, 10.005 + at + length] as const,
      ]),
    ]),
  );
  expect(near(sources.flatMap(({ glides }) => glides))).toEqual(
    near(tones.map(([pitch, at, length, glide]) => [pitch * glide, 10.005 + at + length] as const)),
  );
});

test('skipping a throw stops its sound, and other sounds before and after it continue', () => {
  const sound = makeTableSound(loud);
  const counts = ([{ kind: 'my-turn' }, thrown, { kind: 'bank' }] as const).map((cue) => {
    sound.play(cue);
    return sources.length;
  });
  sound.stop();
  const stops = sources.map(({ stopped }) => stopped.length);
  const [before = 0, during = 0] = counts;
  expect(
    [stops.slice(0, before), stops.slice(before, during), stops.slice(during)].map((of) => [...new Set(of)]),
  ).toEqual([[1], [2], [1]]);
});

test('only the sounds of a group whose volume is 0 are silent, and nothing vibrates if vibration is off', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  const sound = makeTableSound({ ...loud, outcomes: 0 }, false);
  sound.play({ kind: 'bank' });
  sound.stop();
  expect([sources, vibrate.mock.calls]).toEqual([[], []]);
  sound.setVibration(true);
  sound.stop();
  expect(vibrate.mock.calls).toEqual([[0]]);
  makeTableSound({ ...loud, dice: 0 }, false).play({ kind: 'bank' });
  expect(sources.length).toBeGreaterThan(0);
});

test('no sound plays before the player has touched the page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  makeTableSound(loud).play({ kind: 'my-turn' });
  expect(sources).toEqual([]);
});

test('all sounds share one audio device, which sleeps two seconds after the last of them has ended', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const sound = makeTableSound(loud);
    sound.play({ kind: 'clock' });
    sound.play({ kind: 'keep' });
    expect([opened, ended.length]).toEqual([1, 2]);
    ended[1]?.();
    vi.advanceTimersByTime(5000);
    expect(suspend).not.toHaveBeenCalled();
    ended[0]?.();
    vi.advanceTimersByTime(1999);
    expect(suspend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(suspend).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [{ kind: 'keep' }, 0.1],
  [{ kind: 'bank' }, 0.2],
  [{ kind: 'my-turn' }, 0.3],
  [{ kind: 'clock' }, 0.4],
] as const)('the cue %j sounds at the volume of its group from the start: %d', (cue, volume) => {
  makeTableSound({ dice: 0.1, outcomes: 0.2, turns: 0.3, clock: 0.4 }).play(cue);
  const values = new Set<number | undefined>();
  for (const [from, to] of ways) {
    const out = to as { readonly gain?: { readonly value: number } } | null;
    if (out !== null && !ways.has(out)) expect.fail('Every node leads to the loudspeaker');
    if (out !== null && ways.get(out) === null && from !== out) values.add(out.gain?.value);
  }
  expect([...values]).toEqual([volume]);
});

test('a die that touches the table without force fades from an inaudible loudness, because it cannot from none', () => {
  makeTableSound(loud).play({ kind: 'throw', hits: [{ at: 0, strength: 0 }] });
  expect(fades.map(([loudness]) => loudness)).toEqual([0.0002, 0.0001, 0.0002, 0.0001]);
});

test('a new volume applies to an audio device that is already open', () => {
  const sound = makeTableSound({ ...loud, turns: 0.7 });
  sound.play({ kind: 'my-turn' });
  sound.setVolumes({ ...loud, turns: 0.2 });
  expect(volumes.filter(({ value }) => value === 0.2)).toHaveLength(1);
});
