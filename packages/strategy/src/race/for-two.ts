import { type BySeat, gameOf, type OptionValue, ofSeat, type Seat } from '@dicehall/engine';
import { forTwo, winShares } from '../solve/shares.ts';
import type { Solution, StopChart } from '../solve/solution.ts';
import type { RaceRules, Side } from './rules.ts';
import type { RaceValues } from './solve.ts';
import { Turns } from './turn.ts';

interface RaceState {
  readonly seat: Seat;
  readonly scores: BySeat<number>;
}

/** The numbers of points in a turn that have a column in a chart. */
const chartPoints = Array.from({ length: 10 }, (_, index) => 100 * (index + 1));

/** The base class for solutions of a race for two. */
export abstract class RaceForTwo<Options extends object, State extends RaceState> implements Solution<State> {
  abstract readonly game: 'greed' | 'ten-thousand';
  readonly seats = 2;
  readonly unit = 'win';
  readonly options: Options & Readonly<Record<string, OptionValue>>;
  readonly race: RaceValues;
  readonly rules: RaceRules;
  protected readonly turns: Turns;

  constructor(options: Options & Readonly<Record<string, OptionValue>>, rules: RaceRules, race: RaceValues) {
    this.options = options;
    this.race = race;
    this.rules = rules;
    this.turns = new Turns(rules, race);
  }

  value(state: State): BySeat<number> {
    const step = gameOf(this.game).step(state);
    return step.kind === 'over' ? winShares(step.places) : forTwo(state.seat, this.toMove(state));
  }

  /**
   * Returns a chart of when to stop.
   * @returns null in a last turn, before the match begins, and if the fewest points of a chart reach the target
   */
  stopChart(state: State): StopChart | null {
    if (!this.isInRace(state)) return null;
    const { seat, scores } = state;
    const { unit, dice } = this.rules.scoring;
    const own = ofSeat(scores, seat);
    const points = chartPoints.filter((more) => own + more < this.rules.target * unit);
    const most = points.at(-1);
    if (most === undefined) return null;
    const theirs = ofSeat(scores, 1 - seat) / unit;
    const turn = this.turns.between(own / unit, theirs, most / unit, this.sideOf(state));
    const offered = this.race.offers.most(own / unit, theirs);
    const rows = Array.from({ length: dice }, (_, index) =>
      points.map((more) => {
        const at = turn.at(more / unit, index + 1);
        const [roll, stop] = [turn.rolled[at], turn.stop[at]];
        // The value of an offer is known only if banking is best.
        const isKnown = stop >= 0 && (stop >= roll || more / unit > offered);
        return { roll, stop: isKnown ? stop : null, canStop: stop >= 0 };
      }),
    );
    const stopsAt = (share: number, left: number): boolean => {
      const at = turn.at(share, left);
      return turn.stop[at] >= 0 && turn.stop[at] >= turn.rolled[at];
    };
    const ranges = rows.map((_, index) => {
      const found: { least: number; most: number }[] = [];
      for (let at = 1; at * unit <= most; at += 1) {
        if (!stopsAt(at, index + 1)) continue;
        const last = found.at(-1);
        if (last?.most === (at - 1) * unit) last.most = at * unit;
        else found.push({ least: at * unit, most: at * unit });
      }
      return found;
    });
    return { seat, points, rows, ranges };
  }

  levelled(state: State): State | null {
    const own = ofSeat(state.scores, state.seat);
    return this.isInRace(state) ? { ...state, scores: state.scores.map(() => own) } : null;
  }

  /** Returns the side of the seat to move: 1 for the player who began second if that matters, otherwise 0. */
  protected sideOf(_state: State): Side {
    return 0;
  }

  /** Whether the match is waiting for a turn that is not a last turn. */
  protected abstract isInRace(state: State): boolean;

  /** Returns the points of the seat to move while the match is running. */
  protected abstract toMove(state: State): number;
}
