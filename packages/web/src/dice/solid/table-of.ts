import type { Vector3 } from 'three';
import type { Spread } from './recording.ts';
import type { Picture, Spot, Stage } from './stage.ts';

/** The tray in which the throws were recorded: half its width and half its depth, in edges of a die. */
export const tray = { x: 2.6, z: 2.6 } as const;

/** The cloth of the table around a box, or the box itself. */
const clothOf = (box: HTMLElement): Element => box.closest('[data-cloth]') ?? box;

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** The places of the dice within the window. */
export const spotsIn = (box: HTMLElement): Spot[] =>
  [...box.querySelectorAll('.throw-place')].map((place) => {
    const rect = place.getBoundingClientRect();
    return { ...middleOf(rect), edge: rect.width };
  });

/** A picture as large as the window, with the camera directly above the final places of the dice. */
export function pictureOf(box: HTMLElement, spots: readonly Spot[]): Picture {
  const { x, y } = middleOf(box.getBoundingClientRect());
  return { width: window.innerWidth, height: window.innerHeight, x, y, edge: spots[0]?.edge ?? 64 };
}

/** The side from which dice come when they are thrown from an element of the window, such as the score of their player. */
export function sideOf(cloth: DOMRect, from: DOMRect | undefined): Spread['side'] {
  if (from === undefined) return 0;
  const [middle, place] = [middleOf(cloth), middleOf(from)];
  const over = (place.x - middle.x) / cloth.width;
  const down = (place.y - middle.y) / cloth.height;
  if (Math.abs(over) > Math.abs(down)) return over > 0 ? 1 : 3;
  return down > 0 ? 0 : 2;
}

/** The maximum stretch of positions over the cloth. Dice never overlap. */
const widest = 1.7;
const tightest = (dice: number): number => (dice > 3 ? 0.8 : 0.5);

/** How throws are adapted to the cloth around a box, and the middle of the cloth. */
export function spreadOver(
  stage: Stage,
  box: HTMLElement,
  from: Element | null,
  dice: number,
): { readonly spread: Spread; readonly middle: Vector3 } {
  const cloth = clothOf(box).getBoundingClientRect();
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
