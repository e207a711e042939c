import type { Hit } from './solid/recording.ts';
import type { SoundGroup } from './sound-groups.ts';

/** The sounds of outcomes, the most important last. */
export const outcomeCues = ['keep', 'bank', 'hot-dice', 'bust', 'celebration', 'loss', 'win'] as const;
export type OutcomeCue = (typeof outcomeCues)[number];

export type Cue =
  | { readonly kind: 'throw'; readonly hits: readonly Hit[] }
  /** An outcome. `isOfOthers`: the sound is for a bot or for a player at another device. */
  | { readonly kind: OutcomeCue; readonly isOfOthers?: boolean }
  /** A die adds points to the turn. `nth` is its index among the dice that add points, counted from 0. */
  | { readonly kind: 'gain'; readonly nth: number }
  | { readonly kind: 'my-turn' }
  | { readonly kind: 'their-turn' }
  /** A tick in the last seconds for a move. */
  | { readonly kind: 'clock' };

export function groupOf({ kind }: Cue): SoundGroup {
  switch (kind) {
    case 'throw':
    case 'keep':
    case 'gain':
      return 'dice';
    case 'my-turn':
    case 'their-turn':
      return 'turns';
    case 'clock':
      return 'clock';
    default:
      return 'outcomes';
  }
}

/** The samples of each group of sounds, which the settings page plays one after another. */
export const samplesOf: Readonly<Record<SoundGroup, readonly Cue[]>> = {
  dice: [
    { kind: 'throw', hits: [0, 90, 210, 380].map((at, index) => ({ at, strength: 0.8 - index * 0.15 })) },
    { kind: 'keep' },
  ],
  outcomes: [{ kind: 'bank' }, { kind: 'hot-dice' }, { kind: 'bust' }, { kind: 'win' }, { kind: 'loss' }],
  turns: [{ kind: 'my-turn' }, { kind: 'their-turn' }],
  clock: [{ kind: 'clock' }],
};

/** The sound of dice that appear without tumbling. */
export const softLanding: Cue & { readonly kind: 'throw' } = {
  kind: 'throw',
  hits: [{ at: 0, strength: 0.5 }],
};

/** One sound of a cue: when it starts and how long it takes to fade, in seconds, and how loud it is, from 0 to 1. */
export type Note = {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly pitch: number;
} & (
  | {
      /** Noise through a narrow filter around the pitch, like a die on wood or felt. */
      readonly voice: 'knock';
      readonly narrowness: number;
    }
  | {
      /** A tone that is struck and fades. It glides to `glide` times its pitch. */
      readonly voice: 'tone';
      readonly glide: number;
    }
);

const tone = (at: number, pitch: number, length: number, loudness: number, glide = 1): Note => ({
  voice: 'tone',
  at,
  pitch,
  length,
  loudness,
  glide,
});

/** Returns the notes of a small bell: a tone and two of its overtones, which fade earlier. */
const bell = (at: number, pitch: number, loudness: number): readonly Note[] => [
  tone(at, pitch, 0.7, loudness),
  tone(at, pitch * 2.76, 0.32, loudness * 0.34),
  tone(at, pitch * 5.4, 0.14, loudness * 0.14),
];

/**
 * Returns the notes of a die that lands on felt: a dull knock of the table, and a click of the die that is sharper for
 * a harder hit.
 */
function landing({ at, strength }: Hit, index: number): readonly Note[] {
  // Successive hits differ slightly in pitch, as with real dice.
  const shade = 1 + 0.13 * Math.sin(index * 2.4);
  const start = at / 1000;
  return [
    {
      voice: 'knock',
      at: start,
      length: 0.075,
      loudness: 0.55 * strength,
      pitch: 240 * shade,
      narrowness: 1.1,
    },
    {
      voice: 'knock',
      at: start,
      length: 0.022,
      loudness: 0.5 * strength ** 1.5,
      pitch: 2300 * shade,
      narrowness: 2.2,
    },
  ];
}

const isOfOthers = (cue: Cue): boolean => 'isOfOthers' in cue && cue.isOfOthers === true;

/**
 * Returns the notes of a cue in the order of their start, at most 2 seconds in total. Cues of other players are lower
 * and softer.
 */
export const notesOf = (cue: Cue): readonly Note[] =>
  isOfOthers(cue)
    ? ownNotesOf(cue).map((note) => ({ ...note, pitch: note.pitch * 0.7, loudness: note.loudness * 0.6 }))
    : ownNotesOf(cue);

function ownNotesOf(cue: Cue): readonly Note[] {
  switch (cue.kind) {
    case 'throw':
      return cue.hits.flatMap(landing);
    case 'keep':
      return [{ voice: 'knock', at: 0, length: 0.05, loudness: 0.3, pitch: 900, narrowness: 3 }];
    case 'gain':
      // Each die sounds a whole tone higher than the one before it, up to an octave.
      return bell(0, 587.3 * 2 ** (Math.min(cue.nth, 6) / 6), 0.16);
    case 'bank':
      return [...bell(0, 659.3, 0.3), ...bell(0.09, 987.8, 0.3)];
    case 'bust':
      return [
        { voice: 'knock', at: 0, length: 0.16, loudness: 0.7, pitch: 130, narrowness: 0.8 },
        tone(0, 98, 0.34, 0.4, 0.6),
      ];
    case 'hot-dice':
      return [587.3, 740, 880, 1174.7].flatMap((pitch, step) => bell(step * 0.06, pitch, 0.2));
    case 'celebration':
      return [523.25, 659.25, 783.99, 1046.5].flatMap((pitch, step) => bell(step * 0.085, pitch, 0.26));
    case 'win':
      // The dice that the win has thrown up fall after the tones.
      return [
        ...[392, 523.25, 659.25, 783.99, 1046.5].flatMap((pitch, step) =>
          bell(step * 0.12 + (step === 4 ? 0.1 : 0), pitch, 0.24),
        ),
        ...[1200, 1320, 1470, 1650].flatMap((at, nth) => landing({ at, strength: 0.5 }, nth)),
      ];
    case 'loss':
      return [
        { voice: 'knock', at: 0, length: 0.3, loudness: 0.8, pitch: 90, narrowness: 0.8 },
        tone(0, 329.6, 0.5, 0.22, 0.97),
        tone(0.22, 261.6, 0.5, 0.22, 0.97),
        tone(0.44, 196, 0.8, 0.22, 0.94),
      ];
    case 'my-turn':
      return [...bell(0, 784, 0.22), ...bell(0.12, 1174.7, 0.22)];
    case 'their-turn':
      return [tone(0, 293.7, 0.16, 0.16)];
    case 'clock':
      return [{ voice: 'knock', at: 0, length: 0.03, loudness: 0.45, pitch: 1700, narrowness: 6 }];
  }
}

/**
 * Returns the vibration of a cue for `navigator.vibrate`: milliseconds on and off in turn. Cues of other players do not
 * vibrate.
 */
export function shakesOf(cue: Cue): readonly number[] {
  if (isOfOthers(cue)) return [];
  switch (cue.kind) {
    case 'throw':
      return shakesOfHits(cue.hits);
    case 'keep':
    case 'gain':
      return [8];
    case 'bank':
      return [14, 60, 22];
    case 'bust':
      return [70];
    case 'hot-dice':
      return [15, 40, 15, 40, 15];
    case 'celebration':
    case 'win':
      return [15, 60, 15, 60, 15, 60, 40];
    case 'loss':
      return [40, 120, 40];
    case 'my-turn':
      return [18];
    case 'their-turn':
    case 'clock':
      return [];
  }
}

function shakesOfHits(hits: readonly Hit[]): readonly number[] {
  const hardest = hits
    .toSorted((one, two) => two.strength - one.strength)
    .slice(0, 4)
    .toSorted((one, two) => one.at - two.at);
  const shakes: number[] = [0];
  let now = 0;
  for (const { at, strength } of hardest) {
    const length = Math.round(6 + 10 * strength);
    shakes.push(Math.max(0, Math.round(at) - now), length);
    now = Math.max(now, Math.round(at)) + length;
  }
  return shakes;
}
