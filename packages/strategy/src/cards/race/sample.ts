import { seededDice } from '@dicehall/dice';
import type { Take } from '../../outcomes/scoring-table.ts';
import { Turns } from '../../solve/race/turns.ts';
import type { TenThousandForTwo } from '../../solve/ten-thousand/two.ts';
import {
  banks,
  dieWorths,
  putBacks,
  type TenThousandRule,
  takesOver,
  tenThousandLimits,
} from './keep-rule.ts';
import { applies } from './rule.ts';
import { allOf, takeToRoll } from './takes.ts';

interface Option extends Take {
  readonly roll: number;
  readonly stop: number;
}

/** A choice after a roll of `dice`; values are those of the solution. */
interface Choice {
  readonly own: number;
  readonly other: number;
  readonly dice: number;
  /** With all that scores. */
  readonly points: number;
  readonly left: number;
  readonly stop: number;
  /** Of rolling on, by what is put back (see `dieWorths`). */
  readonly roll: readonly number[];
  readonly best: number;
}

interface Offer {
  readonly points: number;
  readonly dice: number;
  /** What taking it over gains. */
  readonly gain: number;
}

interface Sample {
  readonly matches: number;
  readonly choices: readonly Choice[];
  readonly offers: readonly Offer[];
}

/** Turns that are cached: the most of a sample. */
const mostTurns = 3000;

/** Choices of seeded matches between a card and the perfect player, each starting half of them. */
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
  const worths = dieWorths(rules, full);
  const rolls = scoring.classes.map((classes, dice) => {
    let sum = 0;
    return classes.map(({ ways, takes }) => {
      sum += ways / 6 ** dice;
      return { until: sum, takes };
    });
  });
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
      const limits = tenThousandLimits(
        rules,
        { own: own * unit, other: other * unit, target: target * unit },
        full,
      );
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
        if (takes.length === 0) break;
        const all = allOf(takes);
        if (all.score > room) break;
        if (all.score === room) {
          won = true;
          break;
        }
        const options = takes.map((take): Option => {
          const at = turn.at(points + take.score, take.left);
          return { ...take, roll: turn.rolled[at], stop: turn.stop[at] };
        });
        const value = (one: Option): number => Math.max(one.roll, one.stop);
        const best = options.reduce((most, one) => (value(one) > value(most) ? one : most));
        let [take, stops]: readonly [Take, boolean] = [best, best.stop > best.roll];
        if (isCard) {
          const whole = allOf(options) as Option;
          const roll = putBacks.map((worth) => (takeToRoll(options, worth / unit) as Option).roll);
          choices.push({
            own,
            other,
            dice,
            points: points + whole.score,
            left: whole.left,
            stop: whole.stop,
            roll,
            best: value(best),
          });
          stops =
            own + points + all.score >= opening &&
            banks(rules, limits, (points + all.score) * unit, all.left, (room - all.score) * unit);
          take = stops ? all : takeToRoll(takes, worths[dice] / unit);
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

/**
 * The mean loss a match of a card's choices in a sample: its exact cost in the mean if the card played the sample, and close
 * to it for a similar card.
 */
export function lossIn(
  sample: Sample,
  { rules: race }: TenThousandForTwo,
  rules: readonly TenThousandRule[],
): number {
  const { target, opening, scoring } = race;
  const { unit, dice: full } = scoring;
  const worths = dieWorths(rules, full);
  let loss = 0;
  for (const { points, dice, gain } of sample.offers) {
    const takes = takesOver(rules, points * unit, dice);
    if (takes !== gain > 0) loss += Math.abs(gain);
  }
  const backs = worths.map((worth) => putBacks.indexOf(worth));
  const cases = rules.flatMap((rule) => ('when' in rule && rule.when !== null ? [rule.when] : []));
  const known = new Map<number, readonly number[]>();
  for (const { own, other, dice, points, left, stop, roll, best } of sample.choices) {
    const at = { own: own * unit, other: other * unit, target: target * unit };
    let key = 0;
    for (const when of cases) key = 2 * key + (applies(when, at) ? 1 : 0);
    const limits = known.get(key) ?? tenThousandLimits(rules, at, full);
    known.set(key, limits);
    const total = own + points;
    const stops = total >= opening && banks(rules, limits, points * unit, left, (target - total) * unit);
    loss += best - (stops ? stop : roll[backs[dice]]);
  }
  return loss / sample.matches;
}
