/*
 * A font made of lines. Each letter consists of strokes on a grid: capitals are 10 units high, small letters 7, and the
 * base line is at 0. `L` joins points; `A` is an arc around a centre with two radii and two angles in degrees; `D` is a
 * dot.
 */

type Point = readonly [x: number, y: number];
export interface Letter {
  readonly width: number;
  readonly strokes: readonly (readonly Point[])[];
}

const round = 'A3.2,3.4,3.2,3.4,0,360';
const drawn: Readonly<Record<string, string>> = {
  A: '8 L0,0,4,10,8,0 L1.4,3.4,6.6,3.4',
  B: '6.5 L3.6,10,0,10,0,0,3.6,0 L0,5.2,3.6,5.2 A3.6,7.6,2.4,2.4,90,-90 A3.6,2.6,2.7,2.6,90,-90',
  C: '8 A4.8,5,4.8,5,48,312',
  D: '8 L3.5,0,0,0,0,10,3.5,10 A3.5,5,4.5,5,90,-90',
  E: '6 L6,0,0,0,0,10,6,10 L0,5.2,5,5.2',
  F: '6 L0,0,0,10,6,10 L0,5.2,5,5.2',
  G: '9.4 A4.7,5,4.7,5,45,360 L9.4,5,5.6,5',
  H: '7.4 L0,0,0,10 L7.4,0,7.4,10 L0,5.2,7.4,5.2',
  I: '0 L0,0,0,10',
  J: '4.5 L4.5,10,4.5,2.4 A2.25,2.4,2.25,2.4,0,-180',
  K: '6.8 L0,0,0,10 L6.5,10,0,4 L2.4,6.2,6.8,0',
  L: '5.5 L0,10,0,0,5.5,0',
  M: '9 L0,0,0,10,4.5,3.5,9,10,9,0',
  N: '7.4 L0,0,0,10,7.4,0,7.4,10',
  O: '10 A5,5,5,5,0,360',
  P: '6.3 L3.6,10,0,10,0,0 L0,4.7,3.6,4.7 A3.6,7.35,2.65,2.65,90,-90',
  Q: '10 A5,5,5,5,0,360 L6.4,2.8,9.6,-0.6',
  R: '7 L3.6,10,0,10,0,0 L0,4.7,3.6,4.7 A3.6,7.35,2.65,2.65,90,-90 L3.4,4.7,7,0',
  S: '6.4 A3.2,7.4,2.9,2.6,35,270 A3.2,2.4,3.2,2.4,90,-150',
  T: '7 L0,10,7,10 L3.5,10,3.5,0',
  U: '7.2 L0,10,0,3.6 A3.6,3.6,3.6,3.6,180,360 L7.2,3.6,7.2,10',
  V: '8 L0,10,4,0,8,10',
  W: '12 L0,10,3,0,6,9,9,0,12,10',
  X: '7 L0,0,7,10 L0,10,7,0',
  Y: '7.6 L0,10,3.8,5,7.6,10 L3.8,5,3.8,0',
  Z: '6.8 L0,10,6.8,10,0,0,6.8,0',
  a: `6.4 ${round} L6.4,6.8,6.4,0`,
  b: `6.4 ${round} L0,10,0,0`,
  c: '5.4 A3.2,3.4,3.2,3.4,48,312',
  d: `6.4 ${round} L6.4,10,6.4,0`,
  e: '6.4 L0,3.5,6.4,3.5 A3.2,3.4,3.2,3.4,0,312',
  f: '4 L1.5,0,1.5,7.7 A3.7,7.7,2.2,2.3,180,75 L0,6.6,4,6.6',
  g: `6.4 ${round} L6.4,6.8,6.4,-0.3 A3.3,-0.3,3.1,2.8,0,-145`,
  h: '6 L0,10,0,0 A3,3.8,3,3,180,0 L6,3.8,6,0',
  i: '0 L0,6.8,0,0 D0,9.4',
  j: '1.4 L1.4,6.8,1.4,-0.8 A-0.6,-0.8,2,2.2,0,-80 D1.4,9.4',
  k: '5.4 L0,10,0,0 L5,6.8,0,2.6 L1.9,4.2,5.4,0',
  l: '0 L0,10,0,0',
  m: '9.6 L0,6.8,0,0 A2.4,4.4,2.4,2.4,180,0 L4.8,4.4,4.8,0 A7.2,4.4,2.4,2.4,180,0 L9.6,4.4,9.6,0',
  n: '6 L0,6.8,0,0 A3,3.8,3,3,180,0 L6,3.8,6,0',
  o: '6.6 A3.3,3.4,3.3,3.4,0,360',
  p: `6.4 ${round} L0,6.8,0,-3`,
  q: `6.4 ${round} L6.4,6.8,6.4,-3`,
  r: '3.6 L0,6.8,0,0 A2.8,4,2.8,2.8,180,70',
  s: '4.6 A2.3,5.1,2.1,1.7,35,270 A2.3,1.7,2.3,1.7,90,-150',
  t: '4 L1.7,9,1.7,2 A3.7,2,2,2,180,280 L0,6.8,4,6.8',
  u: '6 L0,6.8,0,3 A3,3,3,3,180,360 L6,6.8,6,0',
  v: '6 L0,6.8,3,0,6,6.8',
  w: '9.2 L0,6.8,2.3,0,4.6,6.4,6.9,0,9.2,6.8',
  x: '5.4 L0,6.8,5.4,0 L0,0,5.4,6.8',
  y: '6 L0,6.8,3,0 L6,6.8,2.2,-2.4,0.8,-3',
  z: '5.2 L0,6.8,5.2,6.8,0,0,5.2,0',
  ß: '5.8 L0,0,0,7.3 A2.6,7.3,2.6,2.7,180,-60 A2.8,2.5,3,2.5,90,-110',
  0: '6.6 A3.3,5,3.3,5,0,360',
  1: '2.4 L0,8,2.4,10,2.4,0',
  2: '6.2 A3.1,6.9,3,3.1,165,-35 L5.6,5.1,0,0,6.2,0',
  3: '6 A2.9,7.6,2.7,2.4,150,-90 A2.9,2.6,3.1,2.6,90,-150',
  4: '6.6 L5,0,5,10,0,3,6.6,3',
  5: '6 L5.6,10,1,10,0.5,5.5 A2.9,3.2,3.1,3.2,140,-150',
  6: '6.4 A3.2,3.2,3.2,3.2,0,360 L4.8,10,0.5,4.6',
  7: '6 L0,10,6,10,1.8,0',
  8: '6.4 A3.2,7.5,2.6,2.5,0,360 A3.2,2.5,3.2,2.5,0,360',
  9: '6.2 A3.1,6.8,3.1,3.2,0,360 L5.9,5.5,1.7,0',
  '·': '0 D0,3.6',
  '.': '0 D0,0.2',
  ',': '0.5 L0.5,0.2,0,-1.6',
  ':': '0 D0,0.2 D0,5.2',
  '-': '3.4 L0,3.8,3.4,3.8',
  '–': '5 L0,3.8,5,3.8',
  '’': '0.5 L0.5,10,0,8',
  '!': '0 L0,10,0,3 D0,0.2',
  '?': '5.4 A2.6,7.4,2.6,2.6,165,-60 L3.8,5.1,2.7,4.2,2.7,3 D2.7,0.2',
};

const stepDegrees = 12;

function strokeOf(code: string): readonly Point[] {
  const numbers = code.slice(1).split(',').map(Number);
  const at = (index: number): number => numbers[index] ?? 0;
  if (code.startsWith('D')) return [[at(0), at(1)]];
  if (code.startsWith('L')) {
    return Array.from({ length: numbers.length / 2 }, (_, index) => [at(2 * index), at(2 * index + 1)]);
  }
  const [x, y, across, up, from, to] = [at(0), at(1), at(2), at(3), at(4), at(5)];
  const steps = Math.ceil(Math.abs(to - from) / stepDegrees);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)];
  });
}

const known = new Map<string, Letter | null>();

function plainLetter(character: string): Letter | null {
  const code = drawn[character];
  if (code === undefined) return null;
  const [width = '0', ...strokes] = code.split(' ');
  return { width: Number(width), strokes: strokes.map(strokeOf) };
}

function withDots(letter: Letter, isCapital: boolean): Letter {
  const [middle, height] = [letter.width / 2, isCapital ? 12.4 : 9.4];
  return { ...letter, strokes: [...letter.strokes, [[middle - 1.6, height]], [[middle + 1.6, height]]] };
}

/**
 * Returns the shape of a character; null for a character without one, such as a space. Unsupported accents are left
 * out.
 */
export function letterOf(character: string): Letter | null {
  const found = known.get(character);
  if (found !== undefined) return found;
  const [base = character, accent = ''] = character.normalize('NFD');
  const plain = plainLetter(character) ?? plainLetter(base);
  const letter = plain !== null && accent === '\u0308' ? withDots(plain, base !== base.toLowerCase()) : plain;
  if (known.size > 500) known.clear();
  known.set(character, letter);
  return letter;
}
