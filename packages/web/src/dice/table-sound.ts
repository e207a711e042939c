import { type Cue, type Note, notesOf, shakesOf } from './sound-schedule.ts';

/** Sound and vibration of the table. Silent before the first tap or key: browsers do not allow sound earlier. */
export interface TableSound {
  play(cue: Cue): void;
  stop(): void;
  /** 0 (off) to 1. */
  setVolume(volume: number): void;
  setVibration(on: boolean): void;
}

const gesturesSeen = () => navigator.userActivation?.hasBeenActive ?? true;

/** Half a second of noise, from which knocks are cut. */
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

/** Makes the sound of a table; the first audible cue opens the audio device. */
export function makeTableSound(volume = 0.6, vibration = true): TableSound {
  let loud = volume;
  let shaking = vibration;
  let device: { context: AudioContext; noise: AudioBuffer; out: GainNode } | undefined;
  let thrown: readonly AudioScheduledSourceNode[] = [];
  const open = () => {
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = loud;
    out.connect(context.destination);
    return { context, out, noise: noiseOf(context) };
  };
  const stop = () => {
    for (const source of thrown) source.stop();
    thrown = [];
  };
  return {
    play(cue) {
      if (!gesturesSeen()) return;
      if (shaking) navigator.vibrate?.([...shakesOf(cue)]);
      if (loud === 0) return;
      device ??= open();
      const { context, noise, out } = device;
      if (context.state === 'suspended') void context.resume();
      const playing = notesOf(cue).map((note) => sound(context, noise, note, out));
      if (cue.kind === 'throw') thrown = playing;
    },
    stop() {
      stop();
      if (shaking && gesturesSeen()) navigator.vibrate?.(0);
    },
    setVolume(next) {
      loud = Math.min(1, Math.max(0, next));
      if (device) device.out.gain.value = loud;
    },
    setVibration(on) {
      shaking = on;
    },
  };
}
