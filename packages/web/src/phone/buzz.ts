/** The vibration pattern for the start of a turn, in milliseconds: on, off, on. */
const pattern = [90, 60, 140];

let context: AudioContext | null = null;

/** Plays two short tones, for phones that cannot vibrate. Browsers allow sound only after the first tap. */
function beep(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [start, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.2, now + start);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + 0.14);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.15);
  }
}

/** Signals to the person who holds the phone that it is their turn, without the need to look. The page flashes, too. */
export function buzz(): void {
  // iOS does not support vibration.
  const hasBuzzed = navigator.userActivation?.hasBeenActive === true && navigator.vibrate?.(pattern) === true;
  if (!hasBuzzed || !matchMedia('(pointer: coarse)').matches) beep();
}
