import { type HiddenPairsView, ofSeat, prices, type Seat } from '@dicehall/engine';
import { reachOf, TurnTables } from './equilibrium.ts';
import { reRolls } from './hands.ts';
import { MatchValue } from './match-value.ts';
import { type Ends, endsOf, type LeadValue, PlanValues } from './plan-values.ts';
import { strategyOf, type TurnPolicy } from './policy.ts';
import { ReRollValues } from './re-roll-values.ts';

/** What weighs as much as being twice as likely in the equilibrium: this much of the match. */
const halvingCost = 0.015;

/** What the equilibrium does more seldom is not looked at in the match. */
const rare = 0.01;

/** Chances of the equilibrium, tilted towards what is worth more in the match; `null`: as they are. */
export function tilted(chances: readonly number[], values: readonly number[] | null): readonly number[] {
  if (values === null) return chances;
  const best = Math.max(...values);
  return chances.map((chance, index) => chance * 2 ** ((values[index] - best) / halvingCost));
}

/** What hands and their plans are worth in the match to a player with so many points, as far as it was asked for. */
export class HandValues extends ReRollValues {
  readonly #plans: PlanValues;
  readonly #leadValue: LeadValue;
  readonly #ends = new Map<number, Ends>();

  constructor(plans: PlanValues, leadValue: LeadValue, points: number) {
    super(points);
    this.#plans = plans;
    this.#leadValue = leadValue;
  }

  /** What one plan of a hand is worth; nothing where it cannot be paid for. */
  plan(hand: number, plan: number): number {
    return this.#plans.one(hand, plan, this.#endsAfter(0));
  }

  /** Keeping a hand and each re-roll of it, a re-rolled hand being kept; those that are hardly ever played are left out. */
  reRolls(hand: number, chances: readonly number[]): number[] {
    const again = reRolls[hand].map(({ leadsTo }, index) =>
      chances[index + 1] < rare
        ? 0
        : leadsTo.reduce((sum, to) => sum + this.kept(to, prices.reRoll), 0) / leadsTo.length,
    );
    return [this.kept(hand, 0), ...again];
  }

  /** What the best plan of a hand is worth after so much was spent. */
  protected override workOutKept(hand: number, spent: number): number {
    return this.#plans.best(hand, this.#endsAfter(spent));
  }

  #endsAfter(spent: number): Ends {
    const known = this.#ends.get(spent);
    if (known !== undefined) return known;
    const ends = endsOf(this.points - spent, (gained) => this.#leadValue(gained - spent));
    this.#ends.set(spent, ends);
    return ends;
  }
}

/** What a policy meets when both play it, and what leads are worth then. */
export interface PlayedMatch {
  readonly plans: PlanValues;
  readonly match: MatchValue;
}

/** What the policy meets when both play it, and what leads are worth then: a moment's work. */
export function matchOf(policy: TurnPolicy): PlayedMatch {
  const strategy = strategyOf(policy);
  const tables = new TurnTables(policy.game);
  tables.setOpponent(reachOf(policy.game, strategy.reRolling), strategy.plans);
  return { plans: new PlanValues(tables), match: new MatchValue(strategy) };
}

/** As much of a view as says where the match stands. */
interface Stands {
  readonly scores: HiddenPairsView['scores'];
  readonly options: Pick<HiddenPairsView['options'], 'turns'>;
  readonly turn: number;
}

/** What hands are worth to a seat of two as it sees the match. */
export function handValuesOf(
  { plans, match }: PlayedMatch,
  { scores, options, turn }: Stands,
  seat: Seat,
): HandValues {
  const own = ofSeat(scores, seat);
  const lead = own - ofSeat(scores, 1 - seat);
  const left = options.turns - turn;
  const known = new Map<number, number>();
  const leadValue: LeadValue = (gained) => {
    const found = known.get(gained) ?? match.beforePrices(left, lead + gained);
    known.set(gained, found);
    return found;
  };
  return new HandValues(plans, leadValue, own);
}
