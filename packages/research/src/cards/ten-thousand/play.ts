import { ofSeat, type TenThousandMove, type TenThousandView, takeOverOffer } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { diceAfter, keepsOf, positionsOf, type Take, type TenThousandRule } from '@dicehall/strategy/solvers';
import { isWithin, limitsOf, type RaceSituation } from '../race.ts';
import { type Bankable, bankablesBy, situationOf } from './table.ts';

/**
 * Whether keeping `one` is better than keeping `other` if each die left to roll is worth `worth` points. Ties go to the
 * choice that leaves more dice.
 */
const isBetter = (one: Take, other: Take, worth: number): boolean => {
  const more = one.score - other.score + worth * (one.left - other.left);
  return more > 0 || (more === 0 && one.left > other.left);
};

/**
 * Returns the choice of dice with which to roll on: the one with the most points, then with the most dice.
 * @param worth the value of each die left to roll, in points
 */
export const takeToRoll = <T extends Take>(takes: readonly T[], worth: number): T =>
  takes.reduce((best, take) => (isBetter(take, best, worth) ? take : best));

/** Returns the choice of dice with the most points. */
export const takeAll = <T extends Take>(takes: readonly T[]): T => takeToRoll(takes, 0);

type RuleOf<Kind extends TenThousandRule['kind']> = Extract<TenThousandRule, { readonly kind: Kind }>;

const rulesOfKind = <Kind extends TenThousandRule['kind']>(rules: readonly TenThousandRule[], kind: Kind) =>
  rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);

export const takesOver = (rules: readonly TenThousandRule[], points: number, dice: number): boolean =>
  rulesOfKind(rules, 'take-product').some(({ product }) => points * dice >= product);

/** Returns the points that one more die must exceed to be kept from `thrown` dice; 0 without such a rule. */
export const worthBy = (rules: readonly RuleOf<'put-back'>[], thrown: number, need: number): number => {
  for (const { dice, need: most, worth } of rules) {
    if (isWithin(dice, thrown) && (most === null || need <= most)) return worth;
  }
  return 0;
};

/**
 * Returns the choice of dice to bank at once: the one that leaves the fewest dice, then the one with the most points.
 */
export function landingBy<T extends Take>(
  rules: readonly RuleOf<'land'>[],
  takes: readonly T[],
  need: number,
  unit: number,
): T | null {
  let best: T | null = null;
  for (const take of takes) {
    const after = need - take.score * unit;
    for (const { from, to, dice } of rules) {
      if (take.left > dice || after < from || after > to) continue;
      if (best === null || take.left < best.left || (take.left === best.left && take.score > best.score)) {
        best = take;
      }
    }
  }
  return best;
}

/**
 * Returns the choice with the most dice among those that leave one of the wanted numbers of points; null if there is
 * none.
 */
function aimedBy<T extends Take>(
  rules: readonly RuleOf<'aim'>[],
  takes: readonly T[],
  need: number,
  unit: number,
): T | null {
  for (const { need: most, leave } of rules) {
    if (need > most) continue;
    for (const points of leave) {
      const aimed = takes.filter(({ score }) => need - score * unit === points);
      if (aimed.length > 0) return aimed.reduce((best, take) => (take.left > best.left ? take : best));
    }
  }
  return null;
}

/** Returns the choice of dice with which to roll on, using the worth of each number of dice. */
const takeByWorths = <T extends Take>(takes: readonly T[], worths: readonly number[], unit: number): T => {
  const worth = ({ score, left }: Take): number => score * unit + (worths[left - 1] ?? 0);
  return takes.reduce((best, take) => {
    const more = worth(take) - worth(best);
    return more > 0 || (more === 0 && take.left > best.left) ? take : best;
  });
};

/** Groups the rules of a card by what they decide. */
export const partsOf = (rules: readonly TenThousandRule[]) => ({
  aims: rulesOfKind(rules, 'aim'),
  worths: rulesOfKind(rules, 'worths')[0]?.worths,
  table: rulesOfKind(rules, 'table')[0],
  extras: [
    ...rulesOfKind(rules, 'instead'),
    ...rulesOfKind(rules, 'instead-six'),
    ...rulesOfKind(rules, 'out'),
  ],
  putBacks: rulesOfKind(rules, 'put-back'),
  lands: rulesOfKind(rules, 'land'),
  rooms: rulesOfKind(rules, 'room'),
});

/** A card's decision on a roll that scores, before the limits of the turn apply. */
export interface Play<T extends Take> {
  readonly all: T;
  readonly on: T;
  readonly landed: T | null;
  /** Whether `all` may be banked, considering only the points missing to the target. */
  readonly mayBank: boolean;
  /**
   * The choices of the card's table in order of preference. They replace the other fields. Null for a card without a
   * table.
   */
  readonly tabled: readonly Bankable<T>[] | null;
}

/**
 * Returns a card's decision on a roll that does not overshoot.
 * @param takes the choices of dice for a roll of `thrown` dice
 * @param need the points missing to the target before the roll
 * @param unit the number of points in a unit of the takes
 */
export function playOf<T extends Take>(
  { aims, worths, table, extras, putBacks, lands, rooms }: ReturnType<typeof partsOf>,
  takes: readonly T[],
  thrown: number,
  need: number,
  unit: number,
): Play<T> {
  const all = takeAll(takes);
  const on =
    aimedBy(aims, takes, need, unit) ??
    (worths === undefined
      ? takeToRoll(takes, worthBy(putBacks, thrown, need) / unit)
      : takeByWorths(takes, worths, unit));
  return {
    all,
    on,
    landed: landingBy(lands, takes, need, unit),
    mayBank: rooms.every(({ least }) => need - all.score * unit >= least),
    tabled: table === undefined ? null : bankablesBy(table, extras, takes, need, on.left, unit),
  };
}

/**
 * Returns the dice that a card banks; null if it rolls on.
 * @param points the points of the turn before the roll
 * @param limits the points at which the card banks, by dice left
 * @param least the minimum points of a turn that may be banked
 * @param situation the situation in the card's table (see `situationOf`)
 */
export function bankedBy<T extends Take>(
  { all, landed, mayBank, tabled }: Play<T>,
  points: number,
  limits: readonly number[],
  least: number,
  unit: number,
  situation: number,
): T | null {
  if (tabled !== null) {
    for (const { take, from } of tabled) {
      const total = points + take.score * unit;
      if (total >= least && total >= (from[situation] ?? Number.POSITIVE_INFINITY)) return take;
    }
    return null;
  }
  const most = points + all.score * unit;
  const taken = landed ?? (mayBank && most >= limits[all.left] ? all : null);
  return taken !== null && points + taken.score * unit >= least ? taken : null;
}

/** Returns the points at which to bank, by dice left. */
export const tenThousandLimits = (
  rules: readonly TenThousandRule[],
  at: RaceSituation,
  dice: number,
): number[] => limitsOf(rulesOfKind(rules, 'stop'), at, dice);

const dice = 6;

export function tenThousandCardPlayer(
  rules: readonly TenThousandRule[],
): Bot<TenThousandView, TenThousandMove> {
  const parts = partsOf(rules);
  return {
    choose(view) {
      const { last, scores, seat, options } = view;
      if (last.length === 0) {
        const offer = takeOverOffer(view);
        const takes = offer !== null && takesOver(rules, offer.points, offer.dice);
        return { type: takes ? 'take-over' : 'roll' };
      }
      const [own, other] = [ofSeat(scores, seat), ofSeat(scores, 1 - seat)];
      const keeps = keepsOf(last, options).different.map(({ keep, score }) => ({
        keep,
        score,
        left: diceAfter({ keep, score }, last.length, options),
      }));
      const before = own + view.turnPoints;
      const limits = tenThousandLimits(rules, { own, other, target: options.target }, dice);
      const play = playOf(parts, keeps, last.length, options.target - before, 1);
      const situation = situationOf(parts.table, other, options.target);
      const isReached = before + play.all.score === options.target;
      const least = options.opening - own;
      const banked = isReached ? play.all : bankedBy(play, view.turnPoints, limits, least, 1, situation);
      const type = banked === null ? 'roll' : 'bank';
      return { type, keep: positionsOf((banked ?? play.on).keep, last) };
    },
  };
}
