import { type SoundGroup, soundGroups } from './sound-groups.ts';
import { type Cue, groupOf, type Note, notesOf, shakesOf } from './sound-schedule.ts';

/** The volume of each group of sounds, from 0 (off) to 1. */
export type Volumes = Readonly<Record<SoundGroup, number>>;

/**
 * Plays the sound and the vibration of the table. It is silent before the first tap or key, because browsers do not
 * allow sound earlier.
 */
export interface TableSound {
  play(cue: Cue): void;
  stop(): void;
  setVolumes(volumes: Volumes): void;
  setVibration(on: boolean): void;
}

const gesturesSeen = () => navigator.userActivation?.hasBeenActive ?? true;

/** Returns half a second of noise, from which knocks are cut. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function faded(context: AudioContext, note: Note, start: number): GainNode {
  const gain = context.createGain();
  const rise = 0.003;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loudness), start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  return gain;
}

function sound(
  context: AudioContext,
  noise: AudioBuffer,
  note: Note,
  out: AudioNode,
): AudioScheduledSourceNode {
  const start = context.currentTime + 0.005 + note.at;
  const gain = faded(context, note, start);
  gain.connect(out);
  if (note.voice === 'knock') {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = note.pitch;
    filter.Q.value = note.narrowness;
    source.connect(filter).connect(gain);
    source.start(start, (note.at * 7) % 0.3);
    source.stop(start + note.length);
    return source;
  }
  const source = context.createOscillator();
  source.frequency.setValueAtTime(note.pitch, start);
  source.frequency.exponentialRampToValueAtTime(note.pitch * note.glide, start + note.length);
  source.connect(gain);
  source.start(start);
  source.stop(start + note.length);
  return source;
}

/** The number of milliseconds without sound after which the audio device is suspended. It uses power even when silent. */
const silenceBeforeSleep = 2000;

/** Makes the sound of a table. The first audible cue opens the audio device. */
export function makeTableSound(volumes: Volumes, vibration = true): TableSound {
  let loud = volumes;
  let shaking = vibration;
  /** The number of sounds that have not ended. The timer below suspends the device after the last one. */
  let sounding = 0;
  let sleep: ReturnType<typeof setTimeout> | undefined;
  let device: { context: AudioContext; noise: AudioBuffer; outs: Record<SoundGroup, GainNode> } | undefined;
  let thrown: readonly AudioScheduledSourceNode[] = [];
  const open = () => {
    const context = new AudioContext();
    const outOf = (group: SoundGroup) => {
      const out = context.createGain();
      out.gain.value = loud[group];
      out.connect(context.destination);
      return [group, out];
    };
    const outs = Object.fromEntries(soundGroups.map(outOf)) as Record<SoundGroup, GainNode>;
    return { context, outs, noise: noiseOf(context) };
  };
  return {
    play(cue) {
      if (!gesturesSeen()) return;
      const shakes = shakesOf(cue);
      if (shaking && shakes.length > 0) navigator.vibrate?.([...shakes]);
      const group = groupOf(cue);
      if (loud[group] === 0) return;
      device ??= open();
      const { context, noise, outs } = device;
      if (context.state === 'suspended') void context.resume();
      const playing = notesOf(cue).map((note) => sound(context, noise, note, outs[group]));
      if (cue.kind === 'throw') thrown = playing;
      clearTimeout(sleep);
      sounding += playing.length;
      const onEnded = () => {
        sounding -= 1;
        if (sounding === 0) sleep = setTimeout(() => void context.suspend(), silenceBeforeSleep);
      };
      for (const source of playing) source.onended = onEnded;
    },
    stop() {
      for (const source of thrown) source.stop();
      if (shaking && gesturesSeen()) navigator.vibrate?.(0);
    },
    setVolumes(next) {
      loud = next;
      if (device) for (const group of soundGroups) device.outs[group].gain.value = loud[group];
    },
    setVibration(on) {
      shaking = on;
    },
  };
}
