import { crc32, deflateSync } from 'node:zlib';
import { letterOf } from './letters.ts';

/** A colour, as red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

const mix = (below = 0, own: number, part: number): number => Math.round(below + (own - below) * part);

/** Returns the length of a vector. This is faster than Math.hypot, which guards against overflow. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A picture with smooth edges: each pixel mixes colours in proportion to the area that a shape covers. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Buffer;

  constructor(width: number, height: number, background: Colour) {
    this.width = width;
    this.height = height;
    this.#pixels = Buffer.alloc(width * height * 3, Buffer.from(background));
  }

  /**
   * Paints a shape.
   * @param distance returns the distance of a point from the edge of the shape, negative inside
   */
  #paint(
    box: readonly [left: number, top: number, right: number, bottom: number],
    [red, green, blue]: Colour,
    distance: (x: number, y: number) => number,
  ): void {
    const [left, top, right, bottom] = box.map(Math.round) as [number, number, number, number];
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y++) {
      for (let x = Math.max(0, left); x < Math.min(this.width, right); x++) {
        const covered = 0.5 - distance(x + 0.5, y + 0.5);
        if (covered <= 0) continue;
        const part = Math.min(1, covered);
        const at = 3 * (y * this.width + x);
        const below = this.#pixels;
        below[at] = mix(below[at], red, part);
        below[at + 1] = mix(below[at + 1], green, part);
        below[at + 2] = mix(below[at + 2], blue, part);
      }
    }
  }

  disc(x: number, y: number, radius: number, colour: Colour): void {
    const box = [x - radius - 1, y - radius - 1, x + radius + 2, y + radius + 2] as const;
    this.#paint(box, colour, (px, py) => length(px - x, py - y) - radius);
  }

  ring(x: number, y: number, radius: number, line: number, colour: Colour): void {
    const far = radius + line + 1;
    this.#paint(
      [x - far, y - far, x + far, y + far],
      colour,
      (px, py) => Math.abs(length(px - x, py - y) - radius) - line / 2,
    );
  }

  /**
   * Draws a square with round corners.
   * @param angle in radians
   */
  square(x: number, y: number, side: number, corner: number, angle: number, colour: Colour): void {
    const far = side * 0.75;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = side / 2 - corner;
    this.#paint([x - far, y - far, x + far, y + far], colour, (px, py) => {
      const [dx, dy] = [px - x, py - y];
      const across = Math.abs(dx * cos + dy * sin) - inner;
      const down = Math.abs(dy * cos - dx * sin) - inner;
      return length(Math.max(0, across), Math.max(0, down)) + Math.min(0, Math.max(across, down)) - corner;
    });
  }

  #line(x1: number, y1: number, x2: number, y2: number, radius: number, colour: Colour): void {
    const far = radius + 1;
    const box = [
      Math.min(x1, x2) - far,
      Math.min(y1, y2) - far,
      Math.max(x1, x2) + far,
      Math.max(y1, y2) + far,
    ] as const;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const squared = dx * dx + dy * dy;
    this.#paint(box, colour, (px, py) => {
      const along = squared === 0 ? 0 : ((px - x1) * dx + (py - y1) * dy) / squared;
      const near = Math.min(1, Math.max(0, along));
      return length(px - x1 - near * dx, py - y1 - near * dy) - radius;
    });
  }

  /**
   * Draws a line of text.
   * @param x the left edge
   * @param y the base line
   * @param capital the height of a capital letter
   */
  text(given: string, x: number, y: number, capital: number, weight: number, colour: Colour): void {
    const unit = capital / 10;
    const radius = (weight * unit) / 2;
    let left = x + radius;
    for (const character of given) {
      const letter = letterOf(character);
      for (const stroke of letter?.strokes ?? []) {
        stroke.forEach(([px, py], index) => {
          const [fx, fy] = stroke[index - 1] ?? [px, py];
          if (index === 0 && stroke.length > 1) return;
          const dot = stroke.length === 1 ? 1.25 : 1;
          this.#line(left + fx * unit, y - fy * unit, left + px * unit, y - py * unit, radius * dot, colour);
        });
      }
      left += advanceOf(character, weight) * unit;
    }
  }

  png(): Buffer {
    const row = 3 * this.width;
    const rows = Buffer.alloc((row + 1) * this.height);
    for (let y = 0; y < this.height; y++) this.#pixels.copy(rows, y * (row + 1) + 1, y * row, (y + 1) * row);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // The PNG header declares eight bits each for red, green and blue.
    header.set([8, 2], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 1 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The space between letters, and the width of a character without a shape, in units of the letter grid. */
const gap = 1.9;
const space = 3.4;

const advanceOf = (character: string, weight: number): number =>
  (letterOf(character)?.width ?? space - gap) + gap + weight * 0.6;

export const textWidth = (given: string, capital: number, weight: number): number =>
  (capital / 10) * [...given].reduce((sum, character) => sum + advanceOf(character, weight), 0);
