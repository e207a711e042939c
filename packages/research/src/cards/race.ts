import type { RaceRule, StopRule, When } from '@dicehall/strategy/solvers';

/** Whether a number of dice is within the range. */
export const isWithin = ([low, high]: StopRule['dice'], dice: number): boolean => dice >= low && dice <= high;

export interface RaceSituation {
  readonly own: number;
  readonly other: number;
  readonly target: number;
}

export function applies(when: When | null, { own, other, target }: RaceSituation): boolean {
  if (when === null) return true;
  const { what, by } = when;
  if (what === 'other-out') return other === 0;
  if (what === 'behind') return other - own >= by;
  if (what === 'ahead') return own - other >= by;
  return target - (what === 'own-near' ? own : other) <= by;
}

/** By dice left: the points at which to stop; index 0 is unused. The first rule that applies decides. Without one, never stop. */
export function limitsOf(rules: readonly RaceRule[], at: RaceSituation, dice: number): number[] {
  let added = 0;
  for (const rule of rules) if (rule.kind === 'add' && applies(rule.when, at)) added += rule.points;
  return Array.from({ length: dice + 1 }, (_, left) => {
    for (const rule of rules) {
      if (rule.kind !== 'stop' || !isWithin(rule.dice, left)) continue;
      if (applies(rule.when, at)) return rule.at === null ? Number.POSITIVE_INFINITY : rule.at + added;
    }
    return Number.POSITIVE_INFINITY;
  });
}

/** The lead with which a player who has reached the target stops. */
export const leadOf = (rules: readonly RaceRule[]): number =>
  rules.reduce((lead, rule) => (rule.kind === 'lead' ? rule.points : lead), 0);

/** The steps of the search for a race. Points are those of the match. */
export interface RaceSteps {
  readonly dice: number;
  readonly limits: readonly number[];
  readonly distances: readonly number[];
  readonly leads: readonly number[];
}

const whats = ['behind', 'ahead', 'other-near', 'own-near'] as const;

/** Splits overlapping limits for different dice. Where two overlap, the first one decides. */
function splitOverlaps(limits: readonly StopRule[]): StopRule[] {
  let next = 1;
  return limits.flatMap((rule): StopRule[] => {
    const from = Math.max(next, rule.dice[0]);
    if (from > rule.dice[1]) return [];
    next = rule.dice[1] + 1;
    return [{ ...rule, dice: [from, rule.dice[1]] }];
  });
}

/** Orders rules: special cases first, then the limits by dice, then the rules that change limits. */
export function orderRace<Rule extends { readonly kind: string } = RaceRule>(
  rules: readonly (Rule | RaceRule)[],
): readonly (Rule | RaceRule)[] {
  const stops = rules.filter((rule): rule is StopRule => rule.kind === 'stop');
  const limits = stops.filter(({ when }) => when === null);
  return [
    ...stops.filter(({ when }) => when !== null),
    ...splitOverlaps(limits.sort((a, b) => a.dice[0] - b.dice[0] || a.dice[1] - b.dice[1])),
    ...rules.filter(({ kind }) => kind !== 'stop'),
  ];
}

export function raceAdditions({ dice, limits, distances, leads }: RaceSteps): RaceRule[] {
  const spans: StopRule['dice'][] = [];
  for (let from = 1; from <= dice; from++) for (let to = from; to <= dice; to++) spans.push([from, to]);
  const whens = whats.flatMap((what) => distances.map((by): When => ({ what, by })));
  const wide = spans.filter(([from, to]) => from === 1 || to === dice);
  return [
    ...spans.flatMap((span) => limits.map((at): RaceRule => ({ kind: 'stop', dice: span, at, when: null }))),
    ...whens.flatMap((when) => [
      ...wide.flatMap((span) =>
        [null, ...limits.filter((_, index) => index % 2 === 0)].map(
          (at): RaceRule => ({ kind: 'stop', dice: span, at, when }),
        ),
      ),
      ...[-200, -100, -50, 50, 100, 200].map((points): RaceRule => ({ kind: 'add', points, when })),
    ]),
    ...leads.map((points): RaceRule => ({ kind: 'lead', points })),
  ];
}

function nearWhen(when: When | null): (When | null)[] {
  if (when === null) return [];
  if (when.what === 'other-out') return [];
  const moved = [-400, -200, -100, -50, 50, 100, 200, 400].map((step) => ({ ...when, by: when.by + step }));
  return moved.filter(({ by }) => by > 0);
}

/**
 * Variants of a rule with one part changed.
 * @param dice the number of dice in a full roll
 */
export const neighboursOfRace =
  (dice: number) =>
  (rule: RaceRule): RaceRule[] => {
    const steps = [-200, -100, -50, 50, 100, 200];
    if (rule.kind === 'lead') {
      return steps
        .map((step) => ({ ...rule, points: rule.points + step }))
        .filter(({ points }) => points > 0);
    }
    if (rule.kind === 'add') {
      return [
        ...[-50, 50]
          .map((step) => ({ ...rule, points: rule.points + step }))
          .filter(({ points }) => points !== 0),
        ...nearWhen(rule.when).flatMap((when) => (when === null ? [] : [{ ...rule, when }])),
      ];
    }
    const { at } = rule;
    const [from, to] = rule.dice;
    const spans = (
      [
        [from - 1, to],
        [from + 1, to],
        [from, to - 1],
        [from, to + 1],
      ] as const
    ).filter(([low, high]) => low >= 1 && low <= high && high <= dice);
    return [
      ...(at === null ? [] : steps.flatMap((step) => (at + step > 0 ? [{ ...rule, at: at + step }] : []))),
      ...spans.map((span) => ({ ...rule, dice: span })),
      ...nearWhen(rule.when).map((when) => ({ ...rule, when })),
    ];
  };
