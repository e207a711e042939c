import { SRGBColorSpace } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import { depthTexture, faceTexture } from '../../src/dice/solid/die-texture.ts';

afterEach(() => vi.unstubAllGlobals());

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: unknown;
}

/** A canvas that records what is drawn on it. */
function drawing() {
  const squares: unknown[] = [];
  const circles: Circle[] = [];
  const digits: unknown[] = [];
  const context = {
    fillStyle: '' as unknown,
    font: '',
    textAlign: '',
    textBaseline: '',
    path: null as Omit<Circle, 'fill'> | null,
    fillRect(...square: readonly number[]) {
      squares.push([this.fillStyle, ...square]);
    },
    beginPath() {
      this.path = null;
    },
    arc(x: number, y: number, radius: number, from: number, to: number) {
      expect([from, to]).toEqual([0, 2 * Math.PI]);
      expect(this.path).toBeNull();
      this.path = { x, y, radius };
    },
    fill() {
      if (this.path !== null) circles.push({ ...this.path, fill: this.fillStyle });
    },
    fillText(text: string, x: number, y: number) {
      digits.push([text, x, y, this.fillStyle, this.font, this.textAlign, this.textBaseline]);
    },
    createRadialGradient(...ends: readonly number[]) {
      const stops: unknown[] = [];
      return { ends, stops, addColorStop: (at: number, colour: string) => stops.push([at, colour]) };
    },
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: (kind: string) => (kind === '2d' ? context : null),
  };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'canvas' ? canvas : null) });
  return { canvas, squares, circles, digits };
}

const look = { face: 'ivory', pip: 'black', ace: 'red', numerals: false };
const cells = [
  [0, 0],
  [192, 0],
  [384, 0],
  [0, 192],
  [192, 192],
  [384, 192],
];
/** Returns the circles of a cell. */
const inCell = (circles: readonly Circle[], [left = 0, top = 0]: readonly number[]) =>
  circles.filter(({ x, y }) => x > left && x < left + 192 && y > top && y < top + 192);

test('a texture has six cells in two rows, each with as many pips as its face; the pip of the 1 is larger', () => {
  const { canvas, squares, circles } = drawing();
  const texture = faceTexture(look);
  expect([texture.image, canvas.width, canvas.height]).toEqual([canvas, 576, 384]);
  expect(squares).toEqual(cells.map((cell) => ['ivory', ...cell, 192, 192]));
  const byCell = cells.map((cell) => inCell(circles, cell));
  expect(byCell.map((pips) => pips.length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(circles.map(({ fill }) => fill)).toEqual(['red', ...Array.from({ length: 20 }, () => 'black')]);
  const [ace = expect.fail(), ...others] = circles;
  expect([ace.x, ace.y]).toEqual([96, 96]);
  for (const { radius } of others) expect(radius).toBeLessThan(ace.radius);
  // The pips of a face are visible, stay within it, and do not touch.
  for (const [at, pips] of byCell.entries())
    for (const [nth, { x, y, radius }] of pips.entries()) {
      const [left = 0, top = 0] = cells[at] ?? [];
      expect(radius).toBeGreaterThan(192 / 16);
      expect(Math.min(x - left, y - top, left + 192 - x, top + 192 - y)).toBeGreaterThan(radius);
      for (const other of pips.slice(nth + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * radius);
    }
  // The pips of a face are symmetrical around its middle.
  for (const [at, pips] of byCell.entries()) {
    const [left = 0, top = 0] = cells[at] ?? [];
    expect(pips.reduce((sum, { x }) => sum + x - left - 96, 0)).toBeCloseTo(0, 6);
    expect(pips.reduce((sum, { y }) => sum + y - top - 96, 0)).toBeCloseTo(0, 6);
  }
  expect([texture.colorSpace, texture.anisotropy]).toEqual([SRGBColorSpace, 4]);
});

test('with numerals, each cell has its digit in the middle and no pips', () => {
  const { circles, digits } = drawing();
  faceTexture({ ...look, numerals: true });
  depthTexture({ ...look, numerals: true });
  expect(circles).toEqual([]);
  const font = `700 ${192 * 0.64}px ui-serif, Georgia, serif`;
  expect(digits).toEqual(
    cells.map(([left = 0, top = 0], cell) => [
      `${cell + 1}`,
      left + 96,
      top + 192 * 0.53,
      'black',
      font,
      'center',
      'middle',
    ]),
  );
});

test('the depth map has a hollow with a soft rim at each pip', () => {
  const { circles: pips } = drawing();
  faceTexture(look);
  const { squares, circles } = drawing();
  depthTexture(look);
  expect(squares).toEqual(cells.map((cell) => ['white', ...cell, 192, 192]));
  expect(circles).toHaveLength(21);
  for (const [at, { x, y, radius, fill }] of circles.entries()) {
    const pip = pips[at] ?? expect.fail();
    expect([x, y]).toEqual([pip.x, pip.y]);
    expect(radius).toBeCloseTo(1.12 * pip.radius, 9);
    const stops = [
      [0, 'black'],
      [0.7, 'rgb(90 90 90)'],
      [1, 'white'],
    ];
    expect(fill).toMatchObject({ ends: [x, y, 0.2 * pip.radius, x, y, radius], stops });
  }
});

test('a browser without a canvas gets an empty texture', () => {
  const { canvas, squares } = drawing();
  vi.stubGlobal('document', { createElement: () => ({ ...canvas, getContext: () => null }) });
  expect(faceTexture(look).image).toMatchObject({ width: 576 });
  expect(squares).toEqual([]);
});
