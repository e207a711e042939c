import { seededDice } from '@dicehall/dice';
import {
  type RaceRules,
  type Take,
  type TenThousandForTwo,
  type TenThousandRule,
  Turns,
} from '@dicehall/strategy/solvers';
import type { RaceSituation } from '../race.ts';
import { bankedBy, partsOf, playOf, takesOver, tenThousandLimits } from './play.ts';
import { situationOf } from './table.ts';

/** A take with the values of the solution after it. */
interface Option extends Take {
  readonly roll: number;
  readonly stop: number;
}

/** A choice after a roll of `dice`. Points are points of the match. */
export interface Choice extends RaceSituation {
  readonly dice: number;
  /** The points to the target before the roll. */
  readonly need: number;
  /** The points of the turn before the roll. */
  readonly points: number;
  readonly options: readonly Option[];
  readonly best: number;
}

interface Offer {
  readonly points: number;
  readonly dice: number;
  readonly gain: number;
}

/** Choices of matches, and cards' decisions on them. */
interface Sample {
  readonly matches: number;
  readonly choices: readonly Choice[];
  readonly offers: readonly Offer[];
}

/** The maximum number of cached turns: the most that a sample has. */
const mostTurns = 3000;

/** Samples choices from seeded matches between a card and the perfect player. Each of them starts half of the matches. */
export function sampleMatches(
  solution: TenThousandForTwo,
  rules: readonly TenThousandRule[],
  matches: number,
): Sample {
  const race = solution.rules;
  const { target, opening, scoring } = race;
  const { unit, dice: full } = scoring;
  const turns = new Turns(race, solution.race, mostTurns);
  const { random } = seededDice('sample of cards');
  const rolls = scoring.classes.map((classes, dice) => {
    let sum = 0;
    return classes.map(({ ways, takes }) => {
      sum += ways / 6 ** dice;
      return { until: sum, takes };
    });
  });
  const parts = partsOf(rules);
  const choices: Choice[] = [];
  const offers: Offer[] = [];
  const thrown = (dice: number): readonly Take[] => {
    const at = random();
    return (rolls[dice].find(({ until }) => at < until) ?? rolls[dice].at(-1))?.takes ?? [];
  };
  for (let match = 0; match < matches; match++) {
    const scores = [0, 0];
    let offer: { points: number; dice: number } | null = null;
    let won = false;
    for (let mover = match % 2; !won; mover = 1 - mover) {
      const isCard = mover === 0;
      const [own, other] = [scores[mover], scores[1 - mover]];
      const turn = turns.between(own, other);
      const at = { own: own * unit, other: other * unit, target: target * unit };
      const limits = tenThousandLimits(rules, at, full);
      let [points, dice] = [0, full];
      if (offer !== null && own >= opening && own + offer.points < target) {
        const gain = turn.rolled[turn.at(offer.points, offer.dice)] - turn.rolled[full - 1];
        if (isCard) offers.push({ ...offer, gain });
        if (isCard ? takesOver(rules, offer.points * unit, offer.dice) : gain > 0) ({ points, dice } = offer);
      }
      offer = null;
      for (;;) {
        const takes = thrown(dice);
        const room = target - own - points;
        const most = takes.at(-1)?.score ?? 0;
        if (most === 0 || most > room) break;
        if (most === room) {
          won = true;
          break;
        }
        const options = takes.map((take): Option => {
          const place = turn.at(points + take.score, take.left);
          return { ...take, roll: turn.rolled[place], stop: turn.stop[place] };
        });
        const value = (one: Option): number => Math.max(one.roll, one.stop);
        const best = options.reduce((most, one) => (value(one) > value(most) ? one : most));
        let [take, stops]: readonly [Take, boolean] = [best, best.stop > best.roll];
        if (isCard) {
          choices.push({
            ...at,
            dice,
            need: room * unit,
            points: points * unit,
            options,
            best: value(best),
          });
          const situation = situationOf(parts.table, at.other, at.target);
          const play = playOf(parts, options, dice, room * unit, unit);
          const banked = bankedBy(play, points * unit, limits, (opening - own) * unit, unit, situation);
          [take, stops] = [banked ?? play.on, banked !== null];
        }
        points += take.score;
        dice = take.left;
        if (!stops) continue;
        scores[mover] += points;
        offer = { points, dice };
        break;
      }
    }
  }
  return { matches, choices, offers };
}

/** The value of a card's decision at a choice. */
export function valueBy(
  { opening, scoring: { unit, dice: full } }: RaceRules,
  rules: readonly TenThousandRule[],
  parts: ReturnType<typeof partsOf>,
  choice: Choice,
): number {
  const play = playOf(parts, choice.options, choice.dice, choice.need, unit);
  const limits = parts.table === undefined ? tenThousandLimits(rules, choice, full) : [];
  const situation = situationOf(parts.table, choice.other, choice.target);
  const banked = bankedBy(play, choice.points, limits, opening * unit - choice.own, unit, situation);
  return banked?.stop ?? play.on.roll;
}

/**
 * The mean loss per match of a card's choices in a sample. It is an unbiased estimate of the card's cost if the card played the
 * sample, and close to it for a similar card.
 */
export function lossIn(
  { matches, choices, offers }: Sample,
  { rules: race }: TenThousandForTwo,
  rules: readonly TenThousandRule[],
): number {
  const parts = partsOf(rules);
  const { unit } = race.scoring;
  const missed = offers.reduce(
    (sum, { points, dice, gain }) =>
      takesOver(rules, points * unit, dice) === gain > 0 ? sum : sum + Math.abs(gain),
    0,
  );
  const lost = choices.reduce((sum, choice) => sum + choice.best - valueBy(race, rules, parts, choice), 0);
  return (missed + lost) / matches;
}
