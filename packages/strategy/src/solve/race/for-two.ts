import { type BySeat, gameOf, type OptionValue } from '@dicehall/engine';
import { forTwo, winShares } from '../shares.ts';
import type { Solution } from '../solution.ts';
import type { RaceRules } from './rules.ts';
import type { RaceValues } from './solve.ts';
import { Turns } from './turns.ts';

/** The solution of a race for two; the base class of its games. */
export abstract class RaceForTwo<Options extends object, State extends { readonly seat: number }>
  implements Solution<State>
{
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

  /** What the seat to move has while the match is on. */
  protected abstract toMove(state: State): number;
}
