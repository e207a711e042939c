/** The few parts of a WebAssembly module that a generated kernel needs, as bytes. */

/** An unsigned or signed number in LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  do {
    const low = left % 128;
    left = Math.floor(left / 128);
    bytes.push(left > 0 ? low + 128 : low);
  } while (left > 0);
  return bytes;
}

export function signed(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (;;) {
    const low = left & 127;
    left >>= 7;
    const last = (left === 0 && (low & 64) === 0) || (left === -1 && (low & 64) !== 0);
    bytes.push(last ? low : low + 128);
    if (last) return bytes;
  }
}

export const i32 = 0x7f;
export const i64 = 0x7e;
export const f64 = 0x7c;
export const v128 = 0x7b;

const simd = (code: number): number[] => [0xfd, ...unsigned(code)];

/** Instructions, as bytes. */
export const get = (local: number): number[] => [0x20, ...unsigned(local)];
export const set = (local: number): number[] => [0x21, ...unsigned(local)];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const call = (index: number): number[] => [0x10, ...unsigned(index)];
export const add32 = [0x6a];
export const shiftLeft = [0x74];
export const less32 = [0x48];
export const block = [0x02, 0x40];
export const loop = [0x03, 0x40];
export const end = [0x0b];
export const breakIf = (depth: number): number[] => [0x0d, ...unsigned(depth)];
/** Two numbers from the address on the stack plus `offset`. */
export const load = (offset: number): number[] => [...simd(0x00), 3, ...unsigned(offset)];
/** One number, twice. */
export const loadTwice = (offset: number): number[] => [...simd(0x0a), 3, ...unsigned(offset)];
export const store = (offset: number): number[] => [...simd(0x0b), 3, ...unsigned(offset)];
export const add = simd(0xf0);
export const multiply = simd(0xf2);
export const divide = simd(0xf3);
/** The larger of each two; neither may be NaN. */
export const larger = simd(0xf7);

/** A function: what it takes, what it gives, its further locals, and its instructions. */
export interface WasmFunction {
  readonly takes: readonly number[];
  readonly gives: readonly number[];
  /** How many further locals of two numbers it has, after its parameters. */
  readonly pairs: number;
  /** In place of those: the types of its further locals, one by one. */
  readonly locals?: readonly number[];
  readonly body: readonly number[];
}

const vector = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...unsigned(bytes.length), ...bytes];
const named = (name: string): number[] => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];

/** Assembles a module of some functions over one memory, which is exported as `memory`, as are the named functions. */
function assemble(
  functions: readonly WasmFunction[],
  pages: number,
  exported: Readonly<Record<string, number>>,
): Uint8Array {
  const types = functions.map(({ takes, gives }) => [
    0x60,
    ...vector(takes.map((type) => [type])),
    ...vector(gives.map((type) => [type])),
  ]);
  const bodies = functions.map(({ pairs, locals, body }) => {
    const declared =
      locals === undefined
        ? pairs > 0
          ? [[...unsigned(pairs), v128]]
          : []
        : locals.map((type) => [1, type]);
    const code = [...vector(declared), ...body, ...end];
    return [...unsigned(code.length), ...code];
  });
  const shown = Object.entries(exported).map(([name, index]) => [...named(name), 0, ...unsigned(index)]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(3, vector(functions.map((_, index) => unsigned(index)))),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, vector([[...named('memory'), 2, 0], ...shown])),
    ...section(10, vector(bodies)),
  ]);
}

/** As much of the WebAssembly interface as is used here; the same in Node and in browsers. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** What every module here exports besides its functions. */
interface Memory {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/**
 * Assembles a module and starts it; `null` where there is no WebAssembly, it lacks what the module needs, or the page does
 * not allow it.
 * @param pages of memory
 * @param exported the index of each function of `Functions`, by its name
 */
export function start<Functions extends object>(
  functions: readonly WasmFunction[],
  pages: number,
  exported: Readonly<Record<keyof Functions & string, number>>,
): (Functions & Memory) | null {
  const engine = (globalThis as { readonly WebAssembly?: Engine }).WebAssembly;
  if (engine === undefined) return null;
  let module: object;
  try {
    module = new engine.Module(assemble(functions, pages, exported));
  } catch {
    return null;
  }
  return new engine.Instance(module).exports as Functions & Memory;
}
