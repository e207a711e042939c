import type { Face } from '@dicehall/engine';
import { Vector3 } from 'three';
import type { DieLook } from './die-texture.ts';
import { type PlannedDie, type PlannedThrow, planThrow, thrownPose } from './planned-throw.ts';
import type { Hit, Spread } from './recording.ts';
import { openStage, type Picture, type Spot, type Stage, type StagedDie } from './stage.ts';

/** The tray in which the throws were recorded: half its width and half its depth, in edges of a die. */
export const tray = { x: 2.6, z: 2.6 } as const;

/** Returns the part of the table beside and below a box. The texts above the box remain readable during a throw. */
function clothOf(box: HTMLElement): DOMRect {
  const { left, width, bottom } = (box.closest('[data-cloth]') ?? box).getBoundingClientRect();
  const { top } = box.getBoundingClientRect();
  return new DOMRect(left, top, width, bottom - top);
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Returns the places of the dice within the window. */
const spotsIn = (box: HTMLElement): Spot[] =>
  [...box.querySelectorAll('.throw-place')].map((place) => {
    const rect = place.getBoundingClientRect();
    return { ...middleOf(rect), edge: rect.width };
  });

/** Returns a picture as large as the window, with the camera directly above the final places of the dice. */
function pictureOf(box: HTMLElement, spots: readonly Spot[]): Picture {
  const { x, y } = middleOf(box.getBoundingClientRect());
  return { width: window.innerWidth, height: window.innerHeight, x, y, edge: spots[0]?.edge ?? 64 };
}

/**
 * Returns the side from which dice come when they are thrown from an element of the window, such as the score of their
 * player.
 */
function sideOf(cloth: DOMRect, from: DOMRect | undefined): Spread['side'] {
  if (from === undefined) return 0;
  const [middle, place] = [middleOf(cloth), middleOf(from)];
  const over = (place.x - middle.x) / cloth.width;
  const down = (place.y - middle.y) / cloth.height;
  if (Math.abs(over) > Math.abs(down)) return over > 0 ? 1 : 3;
  return down > 0 ? 0 : 2;
}

/** The maximum factor by which the recorded positions of the dice are spread out to use the whole cloth. */
const widest = 1.7;
const tightest = (dice: number): number => (dice > 3 ? 0.8 : 0.5);

/** Computes how throws are adapted to the cloth around a box, and the middle of the cloth. */
function spreadOver(
  stage: Stage,
  box: HTMLElement,
  from: Element | null,
  dice: number,
): { readonly spread: Spread; readonly middle: Vector3 } {
  const cloth = clothOf(box);
  const { x, y } = middleOf(cloth);
  const middle = stage.seenAt(x, y);
  const half = {
    x: stage.seenAt(cloth.right, y).x - middle.x,
    z: stage.seenAt(x, cloth.bottom).z - middle.z,
  };
  const part = (axis: 'x' | 'z') =>
    Math.min(widest, Math.max(tightest(dice), (half[axis] - 0.75) / (tray[axis] - 0.5)));
  const side = sideOf(cloth, from?.getBoundingClientRect());
  return { spread: { side, x: part('x'), z: part('z') }, middle };
}

/**
 * The milliseconds for which dice stay where they fell (`lying`), and the milliseconds in which they then move to their
 * final places (`gathering`).
 */
const lying = 50;
const gathering = 190;

/** Returns the time in milliseconds until all dice are at rest, which is under a second. */
export const lengthOf = (planned: PlannedThrow, gathered: boolean): number =>
  planned.length + lying + (gathered ? gathering : 0);

const eased = (share: number) => share * share * (3 - 2 * share);

/** Returns the pose of a die at a time: it tumbles around the middle of the table, then moves to its place if it has one. */
export function stagedDie(
  die: PlannedDie,
  time: number,
  length: number,
  place: ReturnType<Stage['placeOf']> | undefined,
  middle = new Vector3(),
): StagedDie {
  const thrown = thrownPose(die, time);
  const pose = { ...thrown, at: thrown.at.clone().add(middle) };
  const share = Math.min(1, Math.max(0, (time - length - lying) / gathering));
  if (place === undefined || share === 0) return { ...pose, size: 1 };
  const way = eased(share);
  const at = pose.at.clone().lerp(place.at, way);
  at.y += 0.35 * Math.sin(Math.PI * way);
  return { at, turn: pose.turn.clone().slerp(die.drawn, way), size: 1 + (place.size - 1) * way };
}

/**
 * Plays a throw on the stage. When the dice are at rest, calls `onRest` with the milliseconds that each frame took.
 * @returns a function that ends it early
 */
function playThrow(
  stage: Stage,
  planned: PlannedThrow,
  speed: number,
  { spots, middle }: { readonly spots: readonly Spot[]; readonly middle: Vector3 },
  onRest: (frames: readonly number[]) => void,
): () => void {
  const level = middle.clone().setY(0);
  const places = spots.map((spot) => stage.placeOf(spot));
  const end = lengthOf(planned, places.length > 0);
  const frames: number[] = [];
  const draw = (time: number) =>
    stage.draw(planned.dice.map((die, index) => stagedDie(die, time, planned.length, places[index], level)));
  const start = performance.now();
  let last = start;
  // The first frame is drawn now, so that the picture of the last throw does not appear again. The next animation
  // frame comes too soon for another picture, so it is skipped.
  draw(0);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  function next(): void {
    // The time that the browser passes is not used: it may be before the start, and it jumps after the tab was
    // hidden.
    const now = performance.now();
    frames.push(now - last);
    last = now;
    const time = Math.min((now - start) * speed, end);
    draw(time);
    if (time < end) frame = requestAnimationFrame(next);
    else onRest(frames);
  }
  return () => cancelAnimationFrame(frame);
}

/** The milliseconds per frame above which dice stutter, which means fewer than 36 frames a second. */
const slowFrame = 28;

const enoughFrames = 8;

/**
 * Whether a device draws too slowly for 3D dice, judged by the milliseconds that each frame of one throw took. The
 * first two frames do not count, because they prepare shaders and textures. With fewer than eight other frames, the
 * device counts as slow only if they took more than half a second together.
 */
export function isSlow(frames: readonly number[]): boolean {
  const counted = frames.slice(2);
  const sum = counted.reduce((total, length) => total + length, 0);
  if (counted.length < enoughFrames) return sum > 500;
  const sorted = counted.toSorted((one, two) => one - two);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > slowFrame;
}

/** A throw in a box. The `.throw-place` elements of the box are the final places of the dice, in order. */
export interface SolidThrowOf {
  readonly faces: readonly Face[];
  readonly seed: string | number;
  /** The element from which the dice are thrown; null for the near side. */
  readonly from: Element | null;
  readonly numerals: boolean;
  /** How many milliseconds later than usual the last dice settle. */
  readonly suspense: number;
  readonly onHits: (hits: readonly Hit[]) => void;
  /** Called when the dice are in their places. `slow`: the throw stuttered. */
  readonly onRest: (slow: boolean) => void;
}

/** 3D dice, ready to be thrown. This part of the table is loaded only when a match is played. */
export interface SolidThrows {
  readonly isSlow: boolean;
  /** Plays a throw over the whole window. @returns a function that ends it early and removes the dice */
  play(box: HTMLElement, thrown: SolidThrowOf): () => void;
  /** Whether the browser has taken the drawing context away. */
  lost(): boolean;
}

function lookOf(box: HTMLElement, numerals: boolean): DieLook {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { face: colour('--face'), pip: colour('--pip'), ace: colour('--ace'), numerals };
}

const plain: DieLook = { face: 'white', pip: 'black', ace: 'black', numerals: false };

/**
 * Draws a throw off screen, which prepares shaders and textures.
 * @returns the milliseconds per frame
 */
async function warmUp(stage: Stage): Promise<number> {
  // The warm-up uses the look of the dice on the table, so that the textures need not be drawn again for the first
  // throw.
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
 * The number of milliseconds per frame from which the device counts as too slow. At 60 frames a second a frame takes 16
 * ms. Waiting for a frame adds a few milliseconds, so this detects only devices that are far too slow; others are
 * measured during play.
 */
const slowWarmFrame = 20;

/**
 * Opens the 3D dice.
 * @param isSoftware whether the browser draws without a graphics card
 * @throws Error without WebGL
 */
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
    play(box, { faces, seed, from, numerals, suspense, onHits, onRest }) {
      const spots = spotsIn(box);
      stage.fit(pictureOf(box, spots), lookOf(box, numerals));
      const { spread, middle } = spreadOver(stage, box, from, faces.length);
      const level = middle.clone().setY(0);
      const places = spots.map((spot) => stage.placeOf(spot).at.sub(level));
      const planned = planThrow(faces, seed, spread, places);
      const length = lengthOf(planned, true);
      const speed = length / (length + suspense);
      const stop = playThrow(stage, planned, speed, { spots, middle }, (frames) => onRest(isSlow(frames)));
      document.body.append(stage.canvas);
      onHits(planned.hits.map(({ at, ...hit }) => ({ ...hit, at: at / speed })));
      return () => {
        stop();
        stage.canvas.remove();
      };
    },
  };
}
