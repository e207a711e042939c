import { type HiddenPairsView, ofSeat, prices, type Seat } from '@dicehall/engine';
import { cached } from '../../cached.ts';
import { reachOf, TurnTables } from './equilibrium.ts';
import { reRolls } from './hands.ts';
import { MatchValue } from './match-value.ts';
import { endsOf, type LeadValue, PlanValues } from './plan-values.ts';
import { strategyOf, type TurnPolicy } from './policy.ts';
import { ReRollValues } from './re-roll-values.ts';

/** The loss of win probability that halves the probability of a choice. */
const halvingCost = 0.015;

/** Less probable re-rolls of the equilibrium are ignored. */
const rare = 0.01;

/** Probabilities of the equilibrium, tilted towards higher win probabilities; unchanged if `values` is null. */
export function tilted(chances: readonly number[], values: readonly number[] | null): readonly number[] {
  if (values === null) return chances;
  const best = Math.max(...values);
  return chances.map((chance, index) => chance * 2 ** ((values[index] - best) / halvingCost));
}

/** Win probabilities of hands and plans for a player with some points, evaluated on demand. */
export class HandValues extends ReRollValues {
  readonly #plans: PlanValues;
  readonly #leadValue: LeadValue;

  constructor(plans: PlanValues, leadValue: LeadValue, points: number) {
    super(points);
    this.#plans = plans;
    this.#leadValue = leadValue;
  }

  /** 0 if the plan is not affordable. */
  plan(hand: number, plan: number): number {
    return this.#plans.one(hand, plan, this.#endsAfter(0));
  }

  /** Values of keeping a hand and of each re-roll, followed by no other; 0 for rare re-rolls. */
  reRolls(hand: number, chances: readonly number[]): number[] {
    const again = reRolls[hand].map(({ leadsTo }, index) =>
      chances[index + 1] < rare
        ? 0
        : leadsTo.reduce((sum, to) => sum + this.kept(to, prices.reRoll), 0) / leadsTo.length,
    );
    return [this.kept(hand, 0), ...again];
  }

  protected override workOutKept(hand: number, spent: number): number {
    return this.#plans.best(hand, this.#endsAfter(spent));
  }

  readonly #endsAfter = cached(
    (spent: number) => spent,
    (spent) => endsOf(this.points - spent, (gained) => this.#leadValue(gained - spent)),
  );
}

/** Values for a match in which both play the same policy. */
export interface PlayedMatch {
  readonly plans: PlanValues;
  readonly match: MatchValue;
}

export function matchOf(policy: TurnPolicy): PlayedMatch {
  const strategy = strategyOf(policy);
  const tables = new TurnTables(policy.game);
  tables.setOpponent(reachOf(policy.game, strategy.reRolling), strategy.plans);
  return { plans: new PlanValues(tables), match: new MatchValue(strategy) };
}

interface MatchSituation {
  readonly scores: HiddenPairsView['scores'];
  readonly options: Pick<HiddenPairsView['options'], 'turns'>;
  readonly turn: number;
}

export function handValuesOf(
  { plans, match }: PlayedMatch,
  { scores, options, turn }: MatchSituation,
  seat: Seat,
): HandValues {
  const own = ofSeat(scores, seat);
  const lead = own - ofSeat(scores, 1 - seat);
  const left = options.turns - turn;
  const leadValue = cached(
    (gained: number) => gained,
    (gained) => match.beforePrices(left, lead + gained),
  );
  return new HandValues(plans, leadValue, own);
}
