import { gameOf, type TenThousandOptions, withDefaults } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { solveTenThousand, type TenThousandRule } from '@dicehall/strategy/solvers';
import type { CardFamily } from '../evaluator.ts';
import { neighboursOfRace, orderRace, raceAdditions } from '../race.ts';
import { TenThousandCards } from './evaluate.ts';
import { tenThousandCardPlayer } from './play.ts';

const dice = 6;

const shared = raceAdditions({
  dice,
  limits: [250, 300, 350, 400, 500, 700, 1000, 1500],
  distances: [500, 1000, 2000],
  leads: [],
}) as TenThousandRule[];

type Span = readonly [number, number];

const spans: readonly Span[] = [
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [3, 4],
  [4, 5],
  [5, 6],
  [3, 5],
  [4, 6],
  [3, 6],
  [1, 6],
];
const needs = [null, 300, 500, 700, 1000];
const worths = [50, 100, 150, 200, 1000, null];
const outs = [1, 2, 3, 4].flatMap((most) =>
  [250, 1000, 1500].map(
    (at): TenThousandRule => ({ kind: 'stop', dice: [1, most], at, when: { what: 'other-out', by: 0 } }),
  ),
);
const putBacks = spans.flatMap((span) =>
  needs.flatMap((need) =>
    worths.map((worth): TenThousandRule => ({ kind: 'put-back', worth, dice: span, need })),
  ),
);
const takes = [
  ...[3, 4, 5, 6].flatMap((from) =>
    [50, 300, 500, 700].map((points): TenThousandRule => ({ kind: 'take', from: points, dice: [from, 6] })),
  ),
  ...[1400, 1500, 1600, 1700, 1800, 2000].map(
    (product): TenThousandRule => ({ kind: 'take-product', product }),
  ),
];
const rooms = [150, 200, 250, 300].map((least): TenThousandRule => ({ kind: 'room', least }));
const lands = [200, 250, 300].flatMap((from) =>
  [250, 300, 350, 400, 500, 600, 700, 1000]
    .filter((to) => to >= from)
    .flatMap((to) => [1, 2, 3, 6].map((left): TenThousandRule => ({ kind: 'land', from, to, dice: left }))),
);
const rolls = [3, 4, 5].flatMap((many) =>
  [350, 400, 500, 700, 1000, null].map((from): TenThousandRule => ({ kind: 'roll', dice: many, from })),
);

/** Variants of a rule with one number changed by a step. */
function neighboursOfTenThousand(rule: TenThousandRule): readonly TenThousandRule[] {
  switch (rule.kind) {
    case 'stop':
    case 'add':
      return neighboursOfRace(dice)(rule) as TenThousandRule[];
    case 'land':
      return [
        ...[-50, 50].flatMap((step) => [
          { ...rule, from: rule.from + step },
          { ...rule, to: rule.to + step },
        ]),
        ...[1, 2, 3, 4, 6].map((left) => ({ ...rule, dice: left })),
      ].filter(({ from, to }) => from <= to && from > 0);
    case 'take':
      return [-100, -50, 50, 100].map((step) => ({ ...rule, from: Math.max(50, rule.from + step) }));
    case 'take-product':
      return [-100, 100].map((step) => ({ ...rule, product: rule.product + step }));
    case 'room':
      return rooms;
    case 'roll':
      return rolls;
    case 'aim':
    case 'worths':
    case 'table':
    case 'instead':
    case 'instead-six':
    case 'out':
      return [];
    case 'put-back':
      return [
        ...worths.map((worth) => ({ ...rule, worth })),
        ...needs.map((need) => ({ ...rule, need })),
        ...spans.map((span) => ({ ...rule, dice: span })),
      ];
  }
}

const ranks: Readonly<Record<TenThousandRule['kind'], number>> = {
  land: 0,
  room: 1,
  roll: 2,
  stop: 3,
  add: 4,
  table: 5,
  instead: 6,
  'instead-six': 6,
  out: 6,
  aim: 7,
  'put-back': 7,
  worths: 7,
  take: 8,
  'take-product': 8,
};

/** Orders rules: banking from the special to the general, then what to keep, then taking over. */
const ordered = (rules: readonly TenThousandRule[]): readonly TenThousandRule[] =>
  (orderRace(rules) as readonly TenThousandRule[]).toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);

export const tenThousandFamily: CardFamily<TenThousandRule> = {
  *open() {
    const options = withDefaults(gameOf('ten-thousand').options, {}) as unknown as TenThousandOptions;
    return new TenThousandCards(yield* solveTenThousand(options));
  },
  player: (rules) => tenThousandCardPlayer(rules) as Bot,
  additions: [...shared, ...outs, ...putBacks, ...takes, ...rooms, ...lands, ...rolls],
  closeRules: neighboursOfTenThousand,
  order: ordered,
};
