import { signed, unsigned } from '../solve/race/wasm.ts';

/** WebAssembly on whole numbers, written as expressions: each gives the instructions that leave one number. */
export type Code = readonly number[];

const two =
  (instruction: number) =>
  (left: Code, right: Code): Code => [...left, ...right, instruction];

export const number = (value: number): Code => [0x41, ...signed(value)];
export const read = (local: number): Code => [0x20, ...unsigned(local)];
export const write = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];

export const isZero = (value: Code): Code => [...value, 0x45];
export const equal = two(0x46);
export const less = two(0x48);
export const lessUnsigned = two(0x49);
export const more = two(0x4a);
export const plus = two(0x6a);
export const minus = two(0x6b);
export const times = two(0x6c);
export const and = two(0x71);
export const or = two(0x72);
export const xor = two(0x73);
export const shiftLeft = two(0x74);
export const shiftRight = two(0x76);
export const turnLeft = two(0x77);

/** 64 bits from 32 without a sign, their product, its upper and its lower half. */
export const wide = (value: Code): Code => [...value, 0xad];
export const wideTimes = two(0x7e);
export const upper = (value: Code): Code => [...value, 0x42, ...signed(32), 0x88, 0xa7];
export const lower = (value: Code): Code => [...value, 0xa7];

/** Reads and writes memory at an address plus a fixed offset. */
export const word = (at: Code, offset: number): Code => [...at, 0x28, 2, ...unsigned(offset)];
export const half = (at: Code, offset: number): Code => [...at, 0x2f, 1, ...unsigned(offset)];
export const setWord = (at: Code, offset: number, value: Code): Code => [
  ...at,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
];
/** Adds to a floating point number in memory. */
export const addFloat = (at: Code, offset: number, value: Code): Code => [
  ...at,
  ...at,
  0x2b,
  3,
  ...unsigned(offset),
  ...value,
  0xa0,
  0x39,
  3,
  ...unsigned(offset),
];
export const float = (value: Code): Code => [...value, 0xb7];
export const floatTimes = two(0xa2);
export const floatOver = two(0xa3);

/** The first value where the condition holds, else the second; both are worked out. */
export const choose = (condition: Code, value: Code, otherwise: Code): Code => [
  ...value,
  ...otherwise,
  ...condition,
  0x1b,
];
/** Within a block, `leave(0)` goes to its end; within a loop, to its start; `leave(1)` is the next one out. */
export const block = (...body: readonly Code[]): Code => [0x02, 0x40, ...body.flat(), 0x0b];
export const loop = (...body: readonly Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0b];
export const when = (condition: Code, ...body: readonly Code[]): Code => [
  ...condition,
  0x04,
  0x40,
  ...body.flat(),
  0x0b,
];
export const leave = (depth: number): Code => [0x0c, ...unsigned(depth)];
export const leaveIf = (depth: number, condition: Code): Code => [...condition, 0x0d, ...unsigned(depth)];
