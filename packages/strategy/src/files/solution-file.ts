import { err, findGame, type GameId, gameOf, type OptionValue, ok, type Result } from '@dicehall/engine';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

export type Parts = Readonly<Record<string, Float64Array | Uint32Array | Uint16Array | Uint8Array>>;

const kinds = { f64: Float64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Kind = keyof typeof kinds;

export interface SolutionOf {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

export interface SolutionFile extends SolutionOf {
  readonly facts: Readonly<Record<string, number | readonly number[]>>;
  readonly parts: Parts;
}

export type SolutionFileProblem =
  | 'not-a-solution'
  | 'other-version'
  | 'cut-short'
  | 'damaged'
  | 'other-match';

const magic = new TextEncoder().encode('dicehall solution');
const formatVersion = 2;
/** The offset of the header, after the magic bytes, the version, the length of the header and the checksum. */
const headAt = 32;

interface Header extends SolutionOf {
  readonly facts: SolutionFile['facts'];
  readonly parts: readonly {
    readonly name: string;
    readonly kind: Kind;
    readonly length: number;
  }[];
}

const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;
const sizeOf = (kind: Kind, length: number): number => padded(length * kinds[kind].BYTES_PER_ELEMENT);

function kindOf(part: Parts[string]): Kind {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => part instanceof kinds[name]);
  if (kind === undefined) throw new TypeError('A solution has tables of four kinds only');
  return kind;
}

/** Computes a 32-bit checksum similar to FNV-1a, with separate hashes of even and odd words. */
function checksum(words: Uint32Array): number {
  let even = 0x811c9dc5;
  let odd = 0x9e3779b9;
  for (let index = headAt / 4; index < words.length; index += 2) {
    even = Math.imul(even ^ words[index], 0x01000193);
    odd = Math.imul(odd ^ words[index + 1], 0x01000193);
    even ^= even >>> 15;
    odd ^= odd >>> 13;
  }
  return (even ^ Math.imul(odd, 0x85ebca6b) ^ words.length) >>> 0;
}

/** Writes a solution. Numbers are little-endian; each table starts at a multiple of 8 bytes. */
export function writeSolution({ game, options, seats, facts, parts }: SolutionFile): Uint8Array {
  const named = Object.entries(parts);
  const listed = named.map(([name, part]) => ({ name, kind: kindOf(part), length: part.length }));
  const header: Header = { game, options, seats, facts, parts: listed };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const bodyAt = padded(headAt + head.length);
  const size = named.reduce((sum, [, part]) => sum + padded(part.byteLength), bodyAt);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(magic);
  view.setUint32(20, formatVersion, true);
  view.setUint32(24, head.length, true);
  bytes.set(head, headAt);
  let at = bodyAt;
  for (const [, part] of named) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += padded(part.byteLength);
  }
  view.setUint32(28, checksum(new Uint32Array(bytes.buffer)), true);
  return bytes;
}

function readHeader(bytes: Uint8Array): Header | null {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Header;
  } catch {
    return null;
  }
}

/** Reads a solution. Its tables are views of the given bytes. */
export function readSolution(given: Uint8Array): Result<SolutionFile, SolutionFileProblem> {
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headAt) return err('not-a-solution');
  if (magic.some((byte, index) => bytes[index] !== byte)) return err('not-a-solution');
  if (view.getUint32(20, true) !== formatVersion) return err('other-version');
  const length = view.getUint32(24, true);
  if (bytes.length < padded(headAt + length)) return err('cut-short');
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const sound = view.getUint32(28, true) === checksum(words);
  const header = readHeader(bytes.subarray(headAt, headAt + length));
  if (header === null) return err('damaged');
  const size = header.parts.reduce(
    (sum, { kind, length }) => sum + sizeOf(kind, length),
    padded(headAt + length),
  );
  if (bytes.length < size) return err('cut-short');
  if (bytes.length > size || !sound || findGame(header.game) === undefined) return err('damaged');
  return ok({ ...header, parts: tablesOf(bytes, header, padded(headAt + length)) });
}

function tablesOf(bytes: Uint8Array, { parts }: Header, from: number): Parts {
  const tables: Record<string, Parts[string]> = {};
  let at = bytes.byteOffset + from;
  for (const { name, kind, length } of parts) {
    tables[name] = new kinds[kind](bytes.buffer as ArrayBuffer, at, length);
    at += sizeOf(kind, length);
  }
  return tables;
}

export function isOf(file: SolutionOf, { game, options, seats }: SolutionOf): boolean {
  // A file contains the options that existed when it was written.
  const specs = gameOf(game).options;
  const valueIn = (given: SolutionOf['options'], name: string) => given[name] ?? specs[name]?.default;
  const names = new Set([...Object.keys(options), ...Object.keys(file.options)]);
  return (
    file.game === game &&
    file.seats === seats &&
    [...names].every((name) => valueIn(file.options, name) === valueIn(options, name))
  );
}
