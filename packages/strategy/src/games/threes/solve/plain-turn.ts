import { type Face, faces, scoreThrees } from '@dicehall/engine';
import { allDice, lowestScore } from './turn.ts';

const sizes = (allDice + 1) * (allDice + 1);
const mostOthers = 5 * allDice;
const indexOf = (dice: number, sixes: number, others: number): number =>
  (dice * (allDice + 1) + sixes) * (mostOthers + 1) + others;

/** All throws of some dice, regardless of order. */
interface Throws {
  readonly chance: Float64Array;
  /** The keeps of throw i are at `first[i]` up to, not including, `first[i + 1]`. */
  readonly first: Int32Array;
  /** The offset of the index of the kept dice. */
  readonly lead: Int32Array;
}

/** Points of a die other than a 6. */
const pointsOf = (face: Face): number => scoreThrees([face, 3, 3, 3, 3]);

function throwsOf(open: number, fewest: number): Throws {
  const found: { dice: Face[]; chance: number }[] = [];
  const add = (dice: Face[], ways: number, run: number): void => {
    if (dice.length === open) {
      found.push({ dice, chance: ways / 6 ** open });
      return;
    }
    for (const face of faces) {
      if (face < (dice.at(-1) ?? 1)) continue;
      const again = face === dice.at(-1) ? run + 1 : 1;
      add([...dice, face], (ways * (dice.length + 1)) / again, again);
    }
  };
  add([], 1, 0);
  const leads = found.map(({ dice }) => {
    const places = new Set<number>();
    for (let set = 1; set < 1 << open; set++) {
      const kept = dice.filter((_, die) => (set >> die) & 1);
      const left = open - kept.length;
      if (left > 0 && left < fewest) continue;
      const others = kept.filter((face) => face !== 6);
      const points = others.reduce((sum, face) => sum + pointsOf(face), 0);
      places.add(indexOf(kept.length, kept.length - others.length, points));
    }
    return [...places];
  });
  const first = new Int32Array(found.length + 1);
  leads.forEach((places, index) => {
    first[index + 1] = first[index] + places.length;
  });
  return {
    chance: Float64Array.from(found, ({ chance }) => chance),
    first,
    lead: Int32Array.from(leads.flat()),
  };
}

/**
 * One turn of Threes in plain loops, for proofs: all throws and all sets of dice to keep, sharing only the engine's scoring
 * with the solver. The player maximises `value`; `part` is the value for another player.
 */
export class PlainThreesTurn {
  readonly #fewest: number;
  readonly #throws: readonly Throws[];
  readonly #value = new Float64Array(sizes * (mostOthers + 1));
  readonly #part = new Float64Array(this.#value.length);

  constructor(fewest: 1 | 2) {
    this.#fewest = fewest;
    this.#throws = Array.from({ length: allDice + 1 }, (_, open) => throwsOf(open, fewest));
  }

  /**
   * @param scoreValues the player's values, at `score - lowestScore`
   * @param seen the other player's values
   * @returns both values before the first roll
   */
  walk(scoreValues: Float64Array, seen: Float64Array | null = null): readonly [value: number, part: number] {
    const [value, part] = [this.#value, this.#part];
    for (let dice = allDice; dice >= 0; dice--) {
      if (dice > 0 && dice < allDice && allDice - dice < this.#fewest) continue;
      for (let sixes = 0; sixes <= dice; sixes++) {
        for (let others = 0; others <= 5 * (dice - sixes); others++) {
          const at = indexOf(dice, sixes, others);
          if (dice === allDice) {
            const score = sixes === allDice ? scoreThrees([6, 6, 6, 6, 6]) : 6 * sixes + others;
            value[at] = scoreValues[score - lowestScore];
            part[at] = seen?.[score - lowestScore] ?? 0;
          } else this.#throw(at, this.#throws[allDice - dice]);
        }
      }
    }
    return [value[0], part[0]];
  }

  #throw(at: number, { chance, first, lead }: Throws): void {
    const [values, parts] = [this.#value, this.#part];
    let [value, part] = [0, 0];
    for (let thrown = 0; thrown < chance.length; thrown++) {
      const end = first[thrown + 1];
      let best = at;
      let most = Number.NEGATIVE_INFINITY;
      for (let keep = first[thrown]; keep < end; keep++) {
        const next = at + lead[keep];
        const keepValue = values[next];
        if (keepValue > most) {
          best = next;
          most = keepValue;
        }
      }
      value += chance[thrown] * most;
      part += chance[thrown] * parts[best];
    }
    values[at] = value;
    parts[at] = part;
  }
}
