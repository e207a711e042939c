import { type AnyGame, type Entry, type Face, faces, read } from '../core/index.ts';

/** Reads digits; `-` means no digits. */
const digits = (text: string): number[] => (text === '-' ? [] : [...text].map(Number));

function toFace(digit: number): Face {
  const face = faces.find((known) => known === digit);
  if (face === undefined) throw new RangeError(`No face ${digit}`);
  return face;
}

/**
 * Reads an action: `h1@2` is a Hindrance in round 1 against seat 2, `b3@0` a Dice-Block in round 3 against seat 0, `l2`
 * Lucky Dice in round 2.
 */
function action(word: string): object {
  const [, kind, round, seat] = /^([hbl])([1-3])(?:@(\d))?$/.exec(word) ?? [];
  switch (kind) {
    case 'h':
      return { hinderance: { round: Number(round), seat: Number(seat) } };
    case 'b':
      return { diceBlock: { round: Number(round), seat: Number(seat) } };
    case 'l':
      return { luckyDice: { round: Number(round) } };
    default:
      throw new SyntaxError(`No action ${word}`);
  }
}

const readsMove = (game: AnyGame, move: object): boolean => read(game.moveSchema, move).ok;

/** Returns the name of the field that lists dice in a roll move: `keep` for kept dice, `dice` for rolled dice. */
const positionsName = (game: AnyGame): 'keep' | 'dice' =>
  readsMove(game, { type: 'roll', keep: [0] }) ? 'keep' : 'dice';

function moveOf(game: AnyGame, type: string, words: readonly string[]): unknown {
  const [first] = words;
  switch (type) {
    case 'roll':
      if (first !== undefined) return { type, [positionsName(game)]: digits(first) };
      return readsMove(game, { type }) ? { type } : { type, dice: [0, 1, 2] };
    case 'bank':
      return first === undefined && readsMove(game, { type })
        ? { type }
        : { type, keep: digits(first ?? '') };
    case 'give':
      return { type, to: Number(first) };
    case 're-roll':
      return { type, die: Number(first) };
    case 'commit': {
      const [one = '', two = '', three = '', ...actions] = words;
      return Object.assign({ type, pairs: [one, two, three].map(digits) }, ...actions.map(action));
    }
    default:
      return { type };
  }
}

/**
 * Reads the notation in which tests write matches. Entries are separated by `|` or line ends. `0: 51341` is a throw of
 * seat 0; `0 roll`, `0 stop`, `1 take-over` and `0 stay` are moves. Positions are digits: `0 roll 04` keeps dice 0 and
 * 4 (Three Dice: rolls dice 0 and 4; `-` means none), `0 bank 0` keeps die 0. `0 give 2`, `0 re-roll 5` and `0 commit
 * 01 23 45 h1@1 b2@1 l3` are moves of the games that have them. `#` starts a comment.
 */
export function entriesOf(game: AnyGame, script: string): Entry[] {
  return script
    .split(/[|\n]/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const dice = /^(\d+): ?([1-6]+)$/.exec(line);
      if (dice !== null) return { seat: Number(dice[1]), dice: digits(dice[2] ?? '').map(toFace) };
      const [seat = '', type = '', ...words] = line.split(/ +/);
      if (!/^\d+$/.test(seat) || type === '') throw new SyntaxError(`Cannot read "${line}"`);
      return { seat: Number(seat), move: moveOf(game, type, words) };
    });
}
