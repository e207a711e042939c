import type { DieLook } from './die-texture.ts';
import { isSlow } from './frame-meter.ts';
import { type PlannedThrow, planThrow, thrownPose } from './planned-throw.ts';
import { playThrow } from './play-throw.ts';
import { openStage, type Spot, type Stage } from './stage.ts';

/** Solid dice, ready to be thrown: the part of the table that is loaded only when a match is played. */
export interface SolidThrows {
  readonly plan: typeof planThrow;
  readonly isSlow: boolean;
  /**
   * Puts the stage into a box, plays a throw there and says at the end whether it stuttered. Spots are places in
   * the box where the dice go after they fell, the first die to the first; with none they lie where they fell.
   * Returns how to end early and take the stage out again.
   */
  play(
    box: HTMLElement,
    planned: PlannedThrow,
    spots: readonly Spot[],
    numerals: boolean,
    onRest: (slow: boolean) => void,
  ): () => void;
  /** Whether the browser took the drawing context away. */
  lost(): boolean;
}

function lookOf(box: HTMLElement, numerals: boolean): DieLook {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { face: colour('--face'), pip: colour('--pip'), ace: colour('--ace'), numerals };
}

/** Draws a throw off screen, which prepares everything; resolves to the milliseconds that a frame takes. */
async function warmUp(stage: Stage): Promise<number> {
  stage.fit(360, 270, { face: 'white', pip: 'black', ace: 'black', numerals: false });
  await stage.prepare();
  const planned = planThrow([1, 2, 3, 4, 5, 6], 'warm-up');
  const draw = async (moment: number) => {
    stage.draw(planned.dice.map((die) => ({ ...thrownPose(die, moment), size: 1 })));
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
 * At 60 frames a second a frame has 16 ms. Waiting for a frame rounds up by a few milliseconds, so this finds only devices
 * that are far too slow; the others are measured while they play.
 */
const slowWarmFrame = 20;

/** @throws Error where there is no WebGL */
export async function openSolidThrows(): Promise<SolidThrows> {
  const stage = openStage();
  const warmFrame = await warmUp(stage);
  let gone = false;
  stage.canvas.addEventListener('webglcontextlost', () => {
    gone = true;
  });
  stage.canvas.className = 'throw-stage';
  return {
    plan: planThrow,
    isSlow: warmFrame > slowWarmFrame,
    lost: () => gone,
    play(box, planned, spots, numerals, onRest) {
      const { width, height } = box.getBoundingClientRect();
      stage.fit(width, height, lookOf(box, numerals));
      stage.draw([]);
      box.append(stage.canvas);
      const stop = playThrow(stage, planned, spots, (frames) => onRest(isSlow(frames)));
      return () => {
        stop();
        if (stage.canvas.parentElement === box) stage.canvas.remove();
      };
    },
  };
}
