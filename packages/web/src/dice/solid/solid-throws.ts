import type { Face } from '@dicehall/engine';
import type { DieLook } from './die-texture.ts';
import { planThrow, thrownPose } from './planned-throw.ts';
import { playThrow } from './play-throw.ts';
import type { Hit } from './recording.ts';
import { openStage, type Stage } from './stage.ts';
import { pictureOf, spotsIn, spreadOver } from './table-of.ts';

/** A frame longer than this, in milliseconds, makes dice stutter: less than 36 frames a second. */
const slowFrame = 28;

const enoughFrames = 8;

/**
 * Whether a device draws too slowly for 3D dice, by the lengths in milliseconds of the frames of one throw. The first two frames do
 * not count, because they prepare shaders and textures. Fewer than eight frames prove nothing, unless they took half a second
 * together.
 */
export function isSlow(frames: readonly number[]): boolean {
  const counted = frames.slice(2);
  const sum = counted.reduce((total, length) => total + length, 0);
  if (counted.length < enoughFrames) return sum > 500;
  const sorted = counted.toSorted((one, two) => one - two);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > slowFrame;
}

/** A throw in a box whose `.throw-place` elements are the final places of the dice, in order. */
export interface SolidThrowOf {
  readonly faces: readonly Face[];
  readonly seed: string | number;
  /** The element from which the dice are thrown; null for the near side. */
  readonly from: Element | null;
  readonly numerals: boolean;
  readonly onHits: (hits: readonly Hit[]) => void;
  /** Called when the dice are in their places. The argument tells whether the throw stuttered. */
  readonly onRest: (slow: boolean) => void;
}

/** 3D dice, ready to be thrown. This part of the table is loaded only when a match is played. */
export interface SolidThrows {
  readonly isSlow: boolean;
  /** Plays a throw over the whole window. @returns a function that ends it early and removes the dice */
  play(box: HTMLElement, thrown: SolidThrowOf): () => void;
  /** Whether the browser took the drawing context away. */
  lost(): boolean;
}

function lookOf(box: HTMLElement, numerals: boolean): DieLook {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { face: colour('--face'), pip: colour('--pip'), ace: colour('--ace'), numerals };
}

const plain: DieLook = { face: 'white', pip: 'black', ace: 'black', numerals: false };

/**
 * Draws a throw off screen, which prepares everything.
 * @returns the milliseconds per frame
 */
async function warmUp(stage: Stage): Promise<number> {
  // Uses the look of the dice on the table, so that the first throw need not paint them again.
  const drawn = document.querySelector<HTMLElement>('.die');
  const { innerWidth: width, innerHeight: height } = window;
  stage.fit(
    { width, height, x: width / 2, y: height / 2, edge: 64 },
    drawn === null ? plain : lookOf(drawn, false),
  );
  await stage.prepare();
  const planned = planThrow([1, 2, 3, 4, 5, 6], 'warm-up');
  const draw = async (time: number) => {
    stage.draw(planned.dice.map((die) => ({ ...thrownPose(die, time), size: 1 })));
    await stage.drawn();
  };
  await draw(0);
  await draw(50);
  const start = performance.now();
  const frames = 3;
  for (let frame = 0; frame < frames; frame++) await draw(100 + frame * 50);
  return (performance.now() - start) / frames;
}

/**
 * At 60 frames a second a frame takes 16 ms. Waiting for a frame adds a few milliseconds, so this detects only devices that are far
 * too slow; others are measured during play.
 */
const slowWarmFrame = 20;

/** @param isSoftware whether the browser draws without a graphics card @throws Error without WebGL */
export async function openSolidThrows(isSoftware: boolean): Promise<SolidThrows> {
  const stage = openStage(isSoftware);
  const warmFrame = await warmUp(stage);
  let gone = false;
  stage.canvas.addEventListener('webglcontextlost', () => {
    gone = true;
  });
  stage.canvas.className = 'throw-stage';
  return {
    isSlow: warmFrame > slowWarmFrame,
    lost: () => gone,
    play(box, { faces, seed, from, numerals, onHits, onRest }) {
      const spots = spotsIn(box);
      stage.fit(pictureOf(box, spots), lookOf(box, numerals));
      const { spread, middle } = spreadOver(stage, box, from, faces.length);
      const level = middle.clone().setY(0);
      const places = spots.map((spot) => stage.placeOf(spot).at.sub(level));
      const planned = planThrow(faces, seed, spread, places);
      stage.draw([]);
      document.body.append(stage.canvas);
      onHits(planned.hits);
      const stop = playThrow(stage, planned, { spots, middle }, (frames) => onRest(isSlow(frames)));
      return () => {
        stop();
        stage.canvas.remove();
      };
    },
  };
}
