/**
 * Draws the cloth of the table: src/look/felt.png for the evening theme, src/look/linen.png for the day theme. Each is
 * a seamless tile of one colour in sixteen strengths.
 * `npm run weave-cloth -w packages/web`; the same seed gives the same file.
 * Why pictures: without a graphics card, a browser would redraw an SVG filter whenever a text on it changes.
 */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const edge = 96;
const strengths = 16;

/** Makes a random number generator from 0 to 1 (mulberry32). */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws felt, short hairs in every direction: noise in which each point is similar to its neighbours. */
function felt() {
  const next = chance(5);
  const noise = Array.from({ length: edge * edge }, next);
  const at = (x, y) => noise[((y + edge) % edge) * edge + ((x + edge) % edge)];
  return (x, y) => 0.6 * at(x, y) + 0.2 * at(x + 1, y) + 0.2 * at(x, y + 1);
}

/** Draws linen: threads in both directions, each of varying thickness. */
function linen() {
  const next = chance(7);
  const thread = () => {
    const knots = Array.from({ length: 6 }, next);
    return (along) => {
      const place = (along / edge) * knots.length;
      const [here, there] = [knots[Math.floor(place)], knots[Math.ceil(place) % knots.length]];
      return here + (there - here) * (place % 1);
    };
  };
  const across = Array.from({ length: edge }, thread);
  const up = Array.from({ length: edge }, thread);
  return (x, y) => (across[y](x) + up[x](y)) / 2;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Encodes a PNG of one colour in sixteen strengths, from transparent to `strongest` (of 255). */
function picture(cloth, colour, strongest) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const step = (x, y) =>
    Math.min(strengths - 1, Math.max(0, Math.round((cloth(x, y) * 2 - 0.5) * (strengths - 1))));
  const rows = Array.from({ length: edge }, (_, y) => [
    0,
    ...Array.from({ length: edge / 2 }, (_, pair) => step(2 * pair, y) * strengths + step(2 * pair + 1, y)),
  ]);
  const levels = Array.from({ length: strengths }, (_, level) =>
    Math.round((level / (strengths - 1)) * strongest),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(levels.flatMap(() => colour))),
    chunk('tRNS', Buffer.from(levels)),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const look = new URL('../src/look/', import.meta.url);
writeFileSync(new URL('felt.png', look), picture(felt(), [255, 246, 220], 10));
writeFileSync(new URL('linen.png', look), picture(linen(), [108, 82, 40], 21));
