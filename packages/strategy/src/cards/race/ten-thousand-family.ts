import {
  gameOf,
  ofSeat,
  type TenThousandMove,
  type TenThousandOptions,
  type TenThousandView,
  withDefaults,
} from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { diceAfter, keepsOf, positionsOf } from '../../bots/ten-thousand-classes.ts';
import { tenThousandRace } from '../../solve/race/rules.ts';
import { solveTenThousand } from '../../solve/ten-thousand/two.ts';
import type { CardFamily } from '../card.ts';
import { banks, dieWorths, type TenThousandRule, takesOver, tenThousandLimits } from './keep-rule.ts';
import { nearRace, orderedRace, raceAdditions } from './moves.ts';
import { allOf, takeToRoll } from './takes.ts';
import { TenThousandCards } from './ten-thousand.ts';

const dice = 6;

/** Plays Ten Thousand for two by a card. */
export function tenThousandCardPlayer(
  rules: readonly TenThousandRule[],
): Bot<TenThousandView, TenThousandMove> {
  const worths = dieWorths(rules, dice);
  return {
    choose(view) {
      const { last, offer, scores, seat, options } = view;
      if (last.length === 0) {
        const takes = offer !== null && takesOver(rules, offer.points, offer.dice);
        return { type: takes ? 'take-over' : 'roll' };
      }
      const race = tenThousandRace(options);
      const [own, other] = [ofSeat(scores, seat), ofSeat(scores, 1 - seat)];
      const keeps = keepsOf(last, options.threePairs).different.map(({ keep, score }) => ({
        keep,
        score,
        left: diceAfter({ keep, score }, last.length),
      }));
      const before = view.turnPoints;
      const room = options.target - own - before;
      const all = allOf(keeps) as (typeof keeps)[number];
      const limits = tenThousandLimits(rules, { own, other, target: options.target }, race.scoring.dice);
      const stops =
        all.score === room ||
        (own + before + all.score >= options.opening &&
          banks(rules, limits, before + all.score, all.left, room - all.score));
      const kept = stops ? all : (takeToRoll(keeps, worths[last.length] ?? 0) as (typeof keeps)[number]);
      return { type: stops ? 'bank' : 'roll', keep: positionsOf(kept.keep, last) };
    },
  };
}

const shared = raceAdditions({
  dice,
  limits: [250, 300, 350, 400, 500, 700, 1000, 1500],
  distances: [300, 500, 1000, 2000],
  leads: [],
}) as TenThousandRule[];

const spans = [1, 2, 3, 4, 5, 6].flatMap((from) =>
  [3, 4, 5, 6].filter((to) => to >= from).map((to) => [from, to] as const),
);

const own: TenThousandRule[] = [
  ...spans.flatMap((span) =>
    (['fives', 'most'] as const).map((what): TenThousandRule => ({ kind: 'put-back', what, dice: span })),
  ),
  ...[100, 150, 200].flatMap((die) =>
    [900, 1000, 1100, 1200, 1300].map((sum): TenThousandRule => ({ kind: 'take-sum', die, sum })),
  ),
  ...[3, 4, 5, 6].flatMap((from) =>
    [50, 300, 500, 700].map((points): TenThousandRule => ({ kind: 'take', from: points, dice: [from, 6] })),
  ),
  ...[150, 200, 250, 300].map((least): TenThousandRule => ({ kind: 'room', least })),
  ...[200, 300, 500].flatMap((from) =>
    [300, 500, 700].filter((to) => to >= from).map((to): TenThousandRule => ({ kind: 'land', from, to })),
  ),
  ...([1, 2, 3, 4, 5] as const).flatMap((from) =>
    [500, 700, 1000, 1500, 2000].map(
      (at): TenThousandRule => ({ kind: 'stop', dice: [from, 5], at, when: { what: 'other-out', by: 0 } }),
    ),
  ),
];

function near(rule: TenThousandRule): readonly TenThousandRule[] {
  if (rule.kind === 'stop' || rule.kind === 'add') return nearRace(dice)(rule) as TenThousandRule[];
  if (rule.kind === 'land') {
    return [-50, 50]
      .flatMap((step) => [
        { ...rule, from: rule.from + step },
        { ...rule, to: rule.to + step },
      ])
      .filter(({ from, to }) => from <= to && from > 0);
  }
  if (rule.kind === 'take') {
    return [-100, -50, 50, 100].map((step) => ({ ...rule, from: Math.max(50, rule.from + step) }));
  }
  return own.filter(({ kind }) => kind === rule.kind);
}

/** What a bank leaves comes before the limits of the turn. */
function ordered(rules: readonly TenThousandRule[]): readonly TenThousandRule[] {
  const isOfRoom = ({ kind }: TenThousandRule): boolean => kind === 'room' || kind === 'land';
  const others = orderedRace(rules.filter((rule) => !isOfRoom(rule))) as readonly TenThousandRule[];
  return [...rules.filter(isOfRoom), ...others];
}

export const tenThousandFamily: CardFamily<TenThousandRule> = {
  *open() {
    const options = withDefaults(gameOf('ten-thousand').options, {}) as unknown as TenThousandOptions;
    return new TenThousandCards(yield* solveTenThousand(options));
  },
  player: (rules) => tenThousandCardPlayer(rules) as Bot,
  additions: [...shared, ...own],
  near,
  ordered,
};
