import { type Message, message } from '@dicehall/engine';
import {
  limitsOf,
  type RaceRule,
  type RaceSituation,
  raceRuleText,
  spanOf,
  within,
} from '../../../cards/rule.ts';
import type { Take } from '../../../outcomes/scoring-table.ts';
import { type Bankable, bankablesBy, type TableExtra, type TableRule } from './table-rule.ts';
import { allOf, leastOf, takeToRoll } from './takes.ts';

export type TenThousandRule =
  | Exclude<RaceRule, { readonly kind: 'lead' }>
  /** Bank as soon as that can leave so many dice at most, and so many points to the target. */
  | { readonly kind: 'land'; readonly from: number; readonly to: number; readonly dice: number }
  /** Never bank where that leaves fewer points to the target. */
  | { readonly kind: 'room'; readonly least: number }
  /** Where so many dice or more could be rolled, bank only from these points on; null: never. */
  | { readonly kind: 'roll'; readonly dice: number; readonly from: number | null }
  /**
   * After a roll of so many dice, to roll on: keep a further die only if it adds more than `worth` points; null: keep as few
   * points as possible.
   * @param need where at most so many points are missing to the target before the roll; null: always
   */
  | {
      readonly kind: 'put-back';
      readonly worth: number | null;
      readonly dice: readonly [number, number];
      readonly need: number | null;
    }
  /** Take over from these points with so many dice. */
  | { readonly kind: 'take'; readonly from: number; readonly dice: readonly [number, number] }
  /** Take over where the points times the dice come to this product. */
  | { readonly kind: 'take-product'; readonly product: number }
  /** To roll on, keep the set with the most points, counting the dice that are rolled as worth so many, from one die on. */
  | { readonly kind: 'worths'; readonly worths: readonly number[] }
  /** To roll on with at most so many points missing: keep what leaves the first of these, if any. */
  | { readonly kind: 'aim'; readonly need: number; readonly leave: readonly number[] }
  | TableRule
  | TableExtra;

type RuleOf<Kind extends TenThousandRule['kind']> = Extract<TenThousandRule, { readonly kind: Kind }>;

/** The rules of one kind, in order. */
const of = <Kind extends TenThousandRule['kind']>(rules: readonly TenThousandRule[], kind: Kind) =>
  rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);

export const takesOver = (rules: readonly TenThousandRule[], points: number, dice: number): boolean =>
  of(rules, 'take').some((rule) => within(rule.dice, dice) && points >= rule.from) ||
  of(rules, 'take-product').some(({ product }) => points * dice >= product);

/** What a further die has to add to be kept; null: as few points as possible are. */
export const worthBy = (
  rules: readonly RuleOf<'put-back'>[],
  thrown: number,
  need: number,
): number | null => {
  for (const { dice, need: most, worth } of rules) {
    if (within(dice, thrown) && (most === null || need <= most)) return worth;
  }
  return 0;
};

/** The take with which to roll on. */
export const takeBy = <T extends Take>(takes: readonly T[], worth: number | null, unit: number): T =>
  worth === null ? leastOf(takes) : takeToRoll(takes, worth / unit);

/** The take to bank at once: the one that leaves the fewest dice; of equal ones that of the most points. */
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
 * The fewest points of the turn with which all that scores may be banked.
 * @param after points to the target then
 * @param could the dice that could be rolled instead
 */
export function leastBy(
  rules: readonly (RuleOf<'room'> | RuleOf<'roll'>)[],
  after: number,
  could: number,
): number {
  let least = 0;
  for (const rule of rules) {
    if (rule.kind === 'room' ? after < rule.least : could >= rule.dice) {
      least = Math.max(
        least,
        rule.kind === 'room' ? Number.POSITIVE_INFINITY : (rule.from ?? Number.POSITIVE_INFINITY),
      );
    }
  }
  return least;
}

/** The take that leaves a number of points to aim at, with the most dice; null for none. */
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

/** The take with which to roll on by the worth of dice. */
const takeByWorths = <T extends Take>(takes: readonly T[], worths: readonly number[], unit: number): T => {
  const worth = ({ score, left }: Take): number => score * unit + (worths[left - 1] ?? 0);
  return takes.reduce((best, take) => {
    const more = worth(take) - worth(best);
    return more > 0 || (more === 0 && take.left > best.left) ? take : best;
  });
};

/** The rules of a card by what they decide. */
export const partsOf = (rules: readonly TenThousandRule[]) => ({
  aims: of(rules, 'aim'),
  worths: of(rules, 'worths')[0]?.worths,
  table: of(rules, 'table')[0],
  extras: [...of(rules, 'instead'), ...of(rules, 'instead-six'), ...of(rules, 'out')],
  putBacks: of(rules, 'put-back'),
  lands: of(rules, 'land'),
  leasts: rules.filter((rule) => rule.kind === 'room' || rule.kind === 'roll'),
});

/** What a card makes of a roll that scores, without the limits of the turn. */
export interface Play<T extends Take> {
  /** All that scores. */
  readonly all: T;
  /** To roll on. */
  readonly on: T;
  /** To bank at once. */
  readonly landed: T | null;
  /** The fewest points of the turn with which `all` may be banked. */
  readonly from: number;
  /** What a table says instead of all that, the first that may be banked; null: the card has none. */
  readonly tabled: readonly Bankable<T>[] | null;
}

/**
 * @param takes of a roll of `thrown` dice that does not overshoot
 * @param need points to the target before the roll
 * @param unit points in a unit of the takes
 */
export function playOf<T extends Take>(
  { aims, worths, table, extras, putBacks, lands, leasts }: ReturnType<typeof partsOf>,
  takes: readonly T[],
  thrown: number,
  need: number,
  unit: number,
): Play<T> {
  const all = allOf(takes);
  const on =
    aimedBy(aims, takes, need, unit) ??
    (worths === undefined
      ? takeBy(takes, worthBy(putBacks, thrown, need), unit)
      : takeByWorths(takes, worths, unit));
  return {
    all,
    on,
    landed: landingBy(lands, takes, need, unit),
    from: leastBy(leasts, need - all.score * unit, on.left),
    tabled: table === undefined ? null : bankablesBy(table, extras, takes, need, on.left, unit),
  };
}

/**
 * The take that a card banks; null: it rolls on.
 * @param points of the turn before the roll
 * @param limits of points by dice left
 * @param least the fewest points of the turn that may be banked
 * @param situation of a table (see `situationOf`)
 */
export function bankedBy<T extends Take>(
  { all, landed, from, tabled }: Play<T>,
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
  const taken = landed ?? (most >= Math.max(limits[all.left], from) ? all : null);
  return taken !== null && points + taken.score * unit >= least ? taken : null;
}

/** The points to bank at by dice left. */
export const tenThousandLimits = (
  rules: readonly TenThousandRule[],
  at: RaceSituation,
  dice: number,
): number[] => limitsOf([...of(rules, 'stop'), ...of(rules, 'add')], at, dice);

export function tenThousandRuleText(rule: TenThousandRule, dice: number): Message {
  switch (rule.kind) {
    case 'land':
      return message('card-land', { from: rule.from, to: rule.to, dice: rule.dice });
    case 'room':
      return message('card-room', { least: rule.least });
    case 'roll':
      return rule.from === null
        ? message('card-roll-many', { dice: rule.dice })
        : message('card-bank-many', { dice: rule.dice, points: rule.from });
    case 'take-product':
      return message('card-take-product', { product: rule.product });
    case 'worths': {
      const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = rule.worths;
      return message('card-worths', { one, two, three, four, five, six });
    }
    case 'aim': {
      const [first = 0, second = 0, third = 0] = rule.leave;
      return message('card-aim', { need: rule.need, first, second, third });
    }
    case 'table':
      return message('card-table');
    case 'instead':
      return message('card-instead', { four: rule.four, five: rule.five });
    case 'instead-six':
      return message('card-instead-six', { points: rule.from, over: rule.over });
    case 'out':
      return message('card-out', { two: rule.two, three: rule.three, four: rule.four });
    case 'stop':
    case 'add':
      return raceRuleText(rule, dice, 'bank');
  }
  const [from, to] = rule.dice;
  const span = spanOf(rule.dice, dice);
  if (rule.kind === 'take') return message('card-take', { points: rule.from, from, to, span });
  const values = { from, to, span, near: rule.need === null ? 'no' : 'yes', need: rule.need ?? 0 };
  return rule.worth === null
    ? message('card-keep-least', values)
    : message('card-put-back', { ...values, worth: rule.worth });
}
