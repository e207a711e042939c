import { f64, i32, i64, start } from '../solve/race/wasm.ts';
import type { GreedTables } from './greed-tables.ts';
import * as w from './words.ts';

/** Where everything stands in memory, in bytes. Numbers of dice have 16 bytes each, so that 16 times their number finds them. */
const place = {
  state: 0,
  /** By dice: how many throws there are, how many words are too many, where the outcomes begin. */
  throws: 32,
  tooMany: 36,
  outcomesAt: 40,
  scores: 160,
  wins: 192,
  sums: 256,
  squares: 320,
  /** By seat, 128 bytes each, then by dice. */
  stopFrom: 512,
  outcomes: 2048,
} as const;

/** The locals of the one function there is; the first is its parameter. */
const names = [
  'matches',
  'a',
  'b',
  'c',
  'd',
  'row',
  'points',
  'outcome',
  'least',
  'stops',
  'at',
  'score',
  'left',
  'behind',
  'best',
  'winners',
] as const;
type Name = (typeof names)[number];
const product = names.length;
const part = product + 1;

const get = (name: Name): w.Code => w.read(names.indexOf(name));
const set = (name: Name, value: w.Code): w.Code => w.write(names.indexOf(name), value);
const { number } = w;

/** The next word of the generator, as in `xoshiro128`. It is left on the stack. */
function nextWord(): w.Code {
  const five = w.times(get('b'), number(5));
  const made = w.times(w.turnLeft(five, number(7)), number(9));
  // The word is made of the state before it moves on.
  return [
    ...made,
    ...set('outcome', w.shiftLeft(get('b'), number(9))),
    ...set('c', w.xor(get('c'), get('a'))),
    ...set('d', w.xor(get('d'), get('b'))),
    ...set('b', w.xor(get('b'), get('c'))),
    ...set('a', w.xor(get('a'), get('d'))),
    ...set('c', w.xor(get('c'), get('outcome'))),
    ...set('d', w.turnLeft(get('d'), number(11))),
  ];
}

/** One turn; its points are left in `points`. In the final round what counts is how far the player is behind. */
function turn(isFinal: boolean): w.Code {
  const wide = w.read(product);
  const isLast = w.equal(get('left'), number(1));
  const throwAgain = 0;
  const keepsOn = isFinal
    ? [
        // Level with the best: the last player settles for a share only with a die or none to throw.
        ...w.when(
          w.equal(get('points'), get('behind')),
          w.leaveIf(1, w.or(w.isZero(isLast), w.more(get('row'), number(16)))),
          w.leave(2),
        ),
        ...w.leaveIf(
          throwAgain,
          w.and(w.isZero(isLast), w.less(get('points'), w.word(w.plus(get('stops'), get('row')), 0))),
        ),
      ]
    : w.leaveIf(throwAgain, w.less(get('points'), w.word(w.plus(get('stops'), get('row')), 0)));
  return [
    ...set('points', number(0)),
    ...set('row', number(5 * 16)),
    ...w.block(
      w.loop(
        w.write(product, w.wideTimes(w.wide(nextWord()), w.wide(w.word(get('row'), place.throws)))),
        w.leaveIf(throwAgain, w.lessUnsigned(w.lower(wide), w.word(get('row'), place.tooMany))),
        set(
          'outcome',
          w.half(
            w.plus(w.word(get('row'), place.outcomesAt), w.shiftLeft(w.upper(wide), number(1))),
            place.outcomes,
          ),
        ),
        w.when(w.isZero(get('outcome')), set('points', number(0)), w.leave(2)),
        set('points', w.plus(get('points'), w.shiftRight(get('outcome'), number(3)))),
        set('row', w.shiftLeft(w.and(get('outcome'), number(7)), number(4))),
        w.leaveIf(throwAgain, w.less(get('points'), get('least'))),
        keepsOn,
      ),
    ),
  ];
}

/** The code of a table: so many matches, one after the other, tallied in memory. */
function playing({ target, opening, seats }: GreedTables): w.Code {
  const end = seats * 4;
  const scoreAt = (): w.Code => w.word(get('at'), place.scores);
  /** Calls the body for every seat, `at` being its place; the body may ask for no other seat. */
  const everySeat = (...body: readonly w.Code[]): w.Code => [
    ...set('at', number(0)),
    ...w.loop(...body, set('at', w.plus(get('at'), number(4))), w.leaveIf(0, w.less(get('at'), number(end)))),
  ];
  const twice = (at: w.Code): w.Code => w.shiftLeft(at, number(1));
  const prepare: w.Code = [
    ...set('score', scoreAt()),
    ...set('least', w.choose(w.more(get('score'), number(0)), number(0), number(opening))),
    ...set('stops', w.plus(w.shiftLeft(get('at'), number(5)), number(place.stopFrom))),
  ];
  const bank = w.setWord(get('at'), place.scores, w.plus(get('score'), get('points')));
  const pass = set(
    'at',
    w.choose(w.equal(get('at'), number(end - 4)), number(0), w.plus(get('at'), number(4))),
  );
  const running = w.loop(
    prepare,
    turn(false),
    bank,
    // The turn that reaches the target passes on as well: to the first of the final round.
    set('score', scoreAt()),
    pass,
    w.leaveIf(0, w.less(get('score'), number(target))),
  );
  const finish: w.Code = [
    ...set('left', number(seats - 1)),
    ...w.loop(
      set('row', get('at')),
      set('best', number(0)),
      everySeat(
        w.when(
          w.and(w.isZero(w.equal(get('at'), get('row'))), w.more(scoreAt(), get('best'))),
          set('best', scoreAt()),
        ),
      ),
      set('at', get('row')),
      prepare,
      set('behind', w.minus(get('best'), get('score'))),
      set('least', w.choose(w.more(get('behind'), get('least')), get('behind'), get('least'))),
      turn(true),
      bank,
      pass,
      set('left', w.minus(get('left'), number(1))),
      w.leaveIf(0, get('left')),
    ),
  ];
  const tally: w.Code = [
    ...set('best', number(-1)),
    ...everySeat(
      w.when(w.more(scoreAt(), get('best')), set('best', scoreAt()), set('winners', number(0))),
      set('winners', w.plus(get('winners'), w.equal(scoreAt(), get('best')))),
      w.write(part, w.float(scoreAt())),
      w.addFloat(twice(get('at')), place.sums, w.read(part)),
      w.addFloat(twice(get('at')), place.squares, w.floatTimes(w.read(part), w.read(part))),
    ),
    ...w.write(part, w.floatOver(w.float(number(1)), w.float(get('winners')))),
    ...everySeat(
      w.when(w.equal(scoreAt(), get('best')), w.addFloat(twice(get('at')), place.wins, w.read(part))),
    ),
  ];
  const lanes = ['a', 'b', 'c', 'd'] as const;
  return [
    ...lanes.flatMap((lane, index) => set(lane, w.word(number(0), place.state + 4 * index))),
    ...w.block(
      w.loop(
        w.leaveIf(1, w.isZero(get('matches'))),
        everySeat(w.setWord(get('at'), place.scores, number(0))),
        set('at', number(0)),
        running,
        finish,
        tally,
        set('matches', w.minus(get('matches'), number(1))),
        w.leave(0),
      ),
    ),
    ...lanes.flatMap((lane, index) => w.setWord(number(0), place.state + 4 * index, get(lane))),
  ];
}

/** Matches of Greed as generated WebAssembly; the tables are views of its memory. */
export interface GreedKernel {
  play(matches: number): void;
  readonly scores: Int32Array;
  readonly wins: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

/** Generates the code for a table; `null` where there is no WebAssembly, or the page does not allow it. */
export function greedKernel(tables: GreedTables, state: readonly number[]): GreedKernel | null {
  const locals = [...names.slice(1).map(() => i32), i64, f64];
  const code = { takes: [i32], gives: [], pairs: 0, locals, body: playing(tables) };
  const started = start<{ readonly play: (matches: number) => void }>([code], 1, { play: 0 });
  if (started === null) return null;
  const { memory, play } = started;
  const words = (at: number, length: number): Int32Array => new Int32Array(memory.buffer, at, length);
  const floats = (at: number): Float64Array => new Float64Array(memory.buffer, at, tables.seats);
  words(place.state, 4).set(state);
  for (let dice = 1; dice <= 5; dice++) {
    const row = [tables.throws[dice] ?? 0, tables.tooMany[dice] ?? 0, 2 * (tables.base[dice] ?? 0)];
    words(place.throws + 16 * dice, 3).set(row);
    for (let seat = 0; seat < tables.seats; seat++) {
      words(place.stopFrom + 128 * seat + 16 * dice, 1).set([tables.stopFrom[seat * 6 + dice] ?? 0]);
    }
  }
  new Uint16Array(memory.buffer, place.outcomes, tables.outcomes.length).set(tables.outcomes);
  return {
    play,
    scores: words(place.scores, tables.seats),
    wins: floats(place.wins),
    sums: floats(place.sums),
    squares: floats(place.squares),
  };
}
