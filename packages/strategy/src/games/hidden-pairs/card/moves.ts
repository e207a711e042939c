import { faces } from '@dicehall/engine';
import type { HiddenPairsRule, Order, Play } from './rule.ts';

const rounds = [0, 1, 2, 3] as const;

/** Every way to make pairs of these dice for the rounds. */
function ordersOf(dice: readonly number[]): readonly (readonly string[])[] {
  if (dice.length === 0) return [[]];
  return dice.flatMap((a, at) =>
    dice.slice(at + 1).flatMap((b) => {
      const others = dice.filter((die) => die !== a && die !== b);
      return ordersOf(others).map((rest) => [`${a}${b}`, ...rest]);
    }),
  );
}

/** The two highest dice together: the others are close to these. */
const orders: readonly Order[] = ordersOf([1, 2, 3, 4, 5, 6])
  .filter((pairs) => pairs.includes('12'))
  .map((pairs) => pairs.join(' '));

const plays = orders.flatMap((order) =>
  rounds.flatMap((hinderance) =>
    rounds.map((diceBlock): Play => ({ kind: 'play', order, hinderance, diceBlock, luckyDice: 0 })),
  ),
);
const again = faces
  .slice(0, 4)
  .flatMap((most) => ([1, 2] as const).map((times): HiddenPairsRule => ({ kind: 're-roll', most, times })));
const attacks = (['hinderance', 'diceBlock'] as const).flatMap((what) =>
  [3, 4, 5, 6, 7, 8, 9].map((least): HiddenPairsRule => ({ kind: 'attack', what, least })),
);

export const hiddenPairsAdditions: readonly HiddenPairsRule[] = [...again, ...plays, ...attacks];

/** Two dice exchanged. */
const exchanged = (order: Order, one: string, other: string): Order =>
  order
    .split(' ')
    .map((pair) =>
      pair
        .split('')
        .map((die) => (die === one ? other : die === other ? one : die))
        .sort()
        .join(''),
    )
    .join(' ');

const ranks = [...'123456'];
const twoDice = ranks.flatMap((one) =>
  ranks.filter((other) => other > one).map((other) => [one, other] as const),
);

/** The same rule with one part changed. */
export function nearHiddenPairs(rule: HiddenPairsRule): readonly HiddenPairsRule[] {
  if (rule.kind === 're-roll') return again;
  if (rule.kind === 'attack') return attacks.filter((one) => one.kind === 'attack' && one.what === rule.what);
  const [a, b, c] = rule.order.split(' ');
  const turned = [`${b} ${a} ${c}`, `${c} ${b} ${a}`, `${a} ${c} ${b}`];
  const changed = twoDice.map(([one, other]) => exchanged(rule.order, one, other));
  return [
    ...[...turned, ...changed].map((order) => ({ ...rule, order })),
    ...rounds.flatMap((round) => [
      { ...rule, hinderance: round },
      { ...rule, diceBlock: round },
      { ...rule, luckyDice: round },
    ]),
  ];
}

const places: Readonly<Record<HiddenPairsRule['kind'], number>> = { 're-roll': 0, play: 1, attack: 2 };

/** As a turn goes. */
export const orderedHiddenPairs = (rules: readonly HiddenPairsRule[]): readonly HiddenPairsRule[] =>
  rules.toSorted(
    (one, other) =>
      places[one.kind] - places[other.kind] || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1),
  );
