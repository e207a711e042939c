import type { ScoringTable, Take } from '../../outcomes/scoring-table.ts';
import { type TakeGraph, takeGraph } from '../../outcomes/take-graph.ts';
import type { RaceRules } from '../../solve/race/rules.ts';
import { Turn } from '../../solve/race/turn.ts';
import { dieWorths, type TenThousandRule } from './keep-rule.ts';
import { allOf, takeToRoll } from './takes.ts';

/** The take of the most points, and the one with which to roll on. */
export interface Choice {
  readonly chance: number;
  readonly all: Take;
  readonly on: Take;
}

/** By dice thrown: what a card takes of each roll; a roll without takes is missing. */
export const choicesBy = (
  { classes, unit, dice }: ScoringTable,
  rules: readonly TenThousandRule[],
): Choice[][] => {
  const worths = dieWorths(rules, dice);
  return classes.map((own, thrown) => {
    const found = new Map<string, Choice>();
    for (const { ways, takes } of own) {
      if (takes.length === 0) continue;
      const all = allOf(takes);
      const on = takeToRoll(takes, worths[thrown] / unit);
      const key = `${all.score} ${all.left} ${on.score} ${on.left}`;
      const chance = (found.get(key)?.chance ?? 0) + ways / 6 ** thrown;
      found.set(key, { chance, all, on });
    }
    return [...found.values()];
  });
};

/** A turn as the card's player sees it: the value but for busts, and the probability of a bust, at `points * dice + d - 1`. */
class SeenTurn {
  readonly part: Float64Array;
  readonly lost: Float64Array;
  /** The values of stopping, to be filled before a walk. */
  readonly stopped: Float64Array;

  constructor({ target, scoring }: RaceRules) {
    const size = (target + 1) * scoring.dice;
    this.part = new Float64Array(size);
    this.lost = new Float64Array(size);
    this.stopped = new Float64Array(size);
  }
}

/** The turn of a perfect player. */
export class PerfectTurn extends SeenTurn {
  readonly turn: Turn;
  readonly #graph: TakeGraph;
  readonly #target: number;
  readonly #kept: Float64Array;
  readonly #keptPart: Float64Array;
  readonly #keptLost: Float64Array;
  readonly #bestAt: Int32Array;

  constructor(rules: RaceRules) {
    super(rules);
    this.turn = new Turn(rules);
    this.#graph = takeGraph(rules.scoring);
    this.#target = rules.target;
    this.#kept = new Float64Array(this.part.length);
    this.#keptPart = new Float64Array(this.part.length);
    this.#keptLost = new Float64Array(this.part.length);
    this.#bestAt = new Int32Array(this.#graph.shift.length);
  }

  /** Walks the evaluated `turn`; reaching the target exactly is worth nothing to the card. */
  walk(): void {
    const { rolled, stop, own } = this.turn;
    const { dice, highest, first, end, parent, shift, ways, lost } = this.#graph;
    const [kept, keptPart, keptLost, bestAt] = [this.#kept, this.#keptPart, this.#keptLost, this.#bestAt];
    const room = this.#target - own;
    const over = room * dice;
    kept.fill(1, over, over + dice);
    keptPart.fill(0, over, over + dice);
    keptLost.fill(0, over, over + dice);
    for (let points = room - 1; points >= 0; points--) {
      const base = points * dice;
      const fits = Math.min(highest, room - points);
      for (let count = 1; count <= dice; count++) {
        const at = base + count - 1;
        const scale = 6 ** -count;
        const last = end[count * (highest + 1) + fits];
        let part = 0;
        let bust = lost[count * (highest + 1) + fits];
        for (let node = first[count]; node < last; node++) {
          const own = base + shift[node];
          const above = parent[node];
          const best = above > 0 && kept[bestAt[above]] >= kept[own] ? bestAt[above] : own;
          bestAt[node] = best;
          const weight = ways[node];
          part += weight * keptPart[best];
          bust += weight * keptLost[best];
        }
        this.part[at] = part * scale;
        this.lost[at] = bust * scale;
        const stops = stop[at] > rolled[at];
        kept[at] = stops ? stop[at] : rolled[at];
        keptPart[at] = stops ? this.stopped[at] : this.part[at];
        keptLost[at] = stops ? 0 : this.lost[at];
      }
    }
  }
}

/** The turn of a card's player. */
export class CardTurn extends SeenTurn {
  readonly #rules: RaceRules;
  readonly #stops: Uint8Array;

  constructor(rules: RaceRules) {
    super(rules);
    this.#rules = rules;
    this.#stops = new Uint8Array(this.part.length);
  }

  /** @param banks whether to stop with these points and dice, in units */
  walk(
    own: number,
    choices: readonly (readonly Choice[])[],
    banks: (points: number, left: number) => boolean,
  ): void {
    const { target, opening, scoring } = this.#rules;
    const { dice } = scoring;
    const room = target - own;
    const stops = this.#stops;
    for (let points = 1; points < room; points++) {
      for (let left = 1; left <= dice; left++) stops[points * dice + left - 1] = banks(points, left) ? 1 : 0;
    }
    for (let points = room - 1; points >= 0; points--) {
      for (let count = 1; count <= dice; count++) {
        let part = 0;
        let kept = 0;
        for (const { chance, all, on } of choices[count]) {
          const most = points + all.score;
          if (most > room) continue;
          if (most === room) {
            part += chance;
            kept += chance;
          } else if (own + most >= opening && stops[most * dice + all.left - 1] === 1) {
            part += chance * this.stopped[most * dice + all.left - 1];
            kept += chance;
          } else {
            const next = (points + on.score) * dice + on.left - 1;
            part += chance * this.part[next];
            kept += chance * (1 - this.lost[next]);
          }
        }
        this.part[points * dice + count - 1] = part;
        this.lost[points * dice + count - 1] = 1 - kept;
      }
    }
  }
}
