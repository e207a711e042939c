import type { Face } from '@dicehall/engine';
import { Canvas, type Colour, textWidth } from './canvas.ts';

/** The content of a preview picture, which is public. */
export interface Shown {
  /** The title of the picture: the game, or the code of a party. */
  readonly title: string;
  readonly about: string;
  readonly dice: readonly Face[];
  /** The seats of a table; absent if the link leads to no table. */
  readonly seats?: { readonly taken: number; readonly all: number };
}

export const pictureWidth = 1200;
export const pictureHeight = 630;

const felt: Colour = [18, 52, 45];
const shade: Colour = [11, 36, 31];
const ivory: Colour = [246, 240, 226];
const ink: Colour = [34, 30, 28];
const amber: Colour = [243, 182, 74];

const margin = 84;
const room = pictureWidth - 2 * margin;

const pips: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

function drawDie(canvas: Canvas, x: number, y: number, side: number, angle: number, face: Face): void {
  canvas.square(x + 5, y + 9, side, side * 0.2, angle, shade);
  canvas.square(x, y, side, side * 0.2, angle, ivory);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const [across, down] of pips[face]) {
    const [dx, dy] = [across * side * 0.27, down * side * 0.27];
    canvas.disc(x + dx * cos - dy * sin, y + dx * sin + dy * cos, side * 0.09, ink);
  }
}

/** Draws a line of text in the largest size up to `capital` at which it fits. */
function drawText(canvas: Canvas, given: string, y: number, capital: number, weight: number, colour: Colour) {
  const size = Math.min(capital, (capital * room) / textWidth(given, capital, weight));
  canvas.text(given, margin, y, size, weight, colour);
}

export function drawPicture({ title, about, dice, seats }: Shown): Buffer {
  const canvas = new Canvas(pictureWidth, pictureHeight, felt);
  const side = 132;
  dice.forEach((face, index) => {
    const angle = [-0.1, 0.07, -0.04, 0.12, -0.08, 0.05][index % 6] ?? 0;
    const x = margin + side / 2 + 8 + index * (side + 36);
    drawDie(canvas, x, 166 + (index % 2 === 0 ? -10 : 12), side, angle, face);
  });
  drawText(canvas, title, 386, 86, 1.5, ivory);
  drawText(canvas, about, 474, 36, 1.3, amber);
  const all = seats?.all ?? 0;
  for (let seat = 0; seat < all; seat++) {
    const x = margin + 20 + seat * 52;
    if (seat < (seats?.taken ?? 0)) canvas.disc(x, 550, 17, amber);
    else canvas.ring(x, 550, 15, 4, amber);
  }
  const name = 'Dicehall';
  canvas.text(name, pictureWidth - margin - textWidth(name, 30, 1.4), 562, 30, 1.4, ivory);
  return canvas.png();
}
