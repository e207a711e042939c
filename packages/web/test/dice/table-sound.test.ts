import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cue, notesOf } from '../../src/dice/sound-schedule.ts';
import { makeTableSound } from '../../src/dice/table-sound.ts';

interface Source {
  readonly started: number[];
  readonly stopped: (number | undefined)[];
  readonly pitches: number[];
}
let sources: Source[];
let volumes: { value: number }[];

beforeEach(() => {
  [sources, volumes] = [[], []];
  const node = () => {
    const gain = { value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: <T>(to: T) => to };
  };
  const source = () => {
    const made = { started: [] as number[], stopped: [] as (number | undefined)[], pitches: [] as number[] };
    sources.push(made);
    return {
      ...node(),
      frequency: {
        setValueAtTime: (pitch: number) => void made.pitches.push(pitch),
        exponentialRampToValueAtTime() {},
      },
      start: (at: number) => void made.started.push(at),
      stop: (at?: number) => void made.stopped.push(at),
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
    ...{ resume() {}, suspend() {} },
  };
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', function open() {
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

test('skipping a throw stops its sound, and other sounds continue', () => {
  const sound = makeTableSound(loud);
  sound.play({ kind: 'my-turn' });
  const tones = sources.length;
  sound.play(thrown);
  sound.stop();
  const stops = sources.map(({ stopped }) => stopped.length);
  expect([new Set(stops.slice(0, tones)), new Set(stops.slice(tones))]).toEqual([new Set([1]), new Set([2])]);
});

test('no sound plays before the player has touched the page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  makeTableSound(loud).play({ kind: 'my-turn' });
  expect(sources).toEqual([]);
});

test('a new volume applies to an audio device that is already open', () => {
  const sound = makeTableSound({ ...loud, turns: 0.7 });
  sound.play({ kind: 'my-turn' });
  sound.setVolumes({ ...loud, turns: 0.2 });
  expect(volumes.filter(({ value }) => value === 0.2)).toHaveLength(1);
});
