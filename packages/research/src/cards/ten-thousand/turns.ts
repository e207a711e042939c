import {
  type RaceRules,
  type Take,
  type TakeGraph,
  type TenThousandRule,
  Turn,
  takeGraph,
} from '@dicehall/strategy/solvers';
import { bankedBy, type Play, partsOf, playOf } from './play.ts';

/** A card's decision on each roll; null if the roll wins. Rolls that bust or overshoot have no entry. */
export interface Played {
  readonly chance: number;
  readonly play: Play<Take> | null;
}

/** Returns a card's decisions on every roll, at index `need * (dice + 1) + thrown` in units. Equivalent rolls are merged. */
export function playsBy(
  { target, scoring }: RaceRules,
  rules: readonly TenThousandRule[],
): (readonly Played[])[] {
  const { classes, unit, dice } = scoring;
  const parts = partsOf(rules);
  const plays: (readonly Played[])[] = [];
  for (let need = 1; need <= target; need++) {
    for (let thrown = 1; thrown <= dice; thrown++) {
      const found = new Map<string, Played>();
      for (const { ways, takes } of classes[thrown]) {
        if (takes.length === 0 || takes[takes.length - 1].score > need) continue;
        const isWon = takes[takes.length - 1].score === need;
        const play = isWon ? null : playOf(parts, takes, thrown, need * unit, unit);
        const key = JSON.stringify(play);
        found.set(key, { chance: (found.get(key)?.chance ?? 0) + ways / 6 ** thrown, play });
      }
      plays[need * (dice + 1) + thrown] = [...found.values()];
    }
  }
  return plays;
}

/**
 * A turn from the point of view of the card's player: the value without busts and the probability of a bust, at index
 * `points * dice + d - 1`.
 */
class SeenTurn {
  readonly part: Float64Array;
  readonly lost: Float64Array;
  /** The values of stopping. The caller fills them in before `walk`. */
  readonly stopped: Float64Array;

  constructor({ target, scoring }: RaceRules) {
    const size = (target + 1) * scoring.dice;
    this.part = new Float64Array(size);
    this.lost = new Float64Array(size);
    this.stopped = new Float64Array(size);
  }
}

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

  /** Evaluates `turn` from its highest points down. If the other player reaches the target exactly, the card gets 0. */
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

export class CardTurn extends SeenTurn {
  readonly #rules: RaceRules;

  constructor(rules: RaceRules) {
    super(rules);
    this.#rules = rules;
  }

  /**
   * Evaluates the turn.
   * @param plays the card's decision on every roll (see `playsBy`)
   * @param limits the points at which to bank, by dice left
   * @param situation the situation in the card's table
   */
  walk(
    own: number,
    plays: readonly (readonly Played[])[],
    limits: readonly number[],
    situation: number,
  ): void {
    const { target, opening, scoring } = this.#rules;
    const { dice, unit } = scoring;
    const room = target - own;
    for (let points = room - 1; points >= 0; points--) {
      for (let count = 1; count <= dice; count++) {
        let part = 0;
        let kept = 0;
        for (const { chance, play } of plays[(room - points) * (dice + 1) + count]) {
          if (play === null) {
            part += chance;
            kept += chance;
            continue;
          }
          const banked = bankedBy(play, points * unit, limits, (opening - own) * unit, unit, situation);
          const taken = banked ?? play.on;
          const next = (points + taken.score) * dice + taken.left - 1;
          part += chance * (banked ? this.stopped[next] : this.part[next]);
          kept += chance * (banked ? 1 : 1 - this.lost[next]);
        }
        this.part[points * dice + count - 1] = part;
        this.lost[points * dice + count - 1] = 1 - kept;
      }
    }
  }
}
