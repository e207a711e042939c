import { seededDice } from '@dicehall/dice';
import { applies, type RaceSituation } from '../../../cards/rule.ts';
import type { Take } from '../../../outcomes/scoring-table.ts';
import type { RaceRules } from '../../../race/rules.ts';
import { Turns } from '../../../race/turns.ts';
import type { TenThousandForTwo } from '../solve/two.ts';
import {
  bankedBy,
  landingBy,
  leastBy,
  partsOf,
  playOf,
  type TenThousandRule,
  takeBy,
  takesOver,
  tenThousandLimits,
  worthBy,
} from './keep-rule.ts';
import { situationOf } from './table-rule.ts';
import { allOf } from './takes.ts';

/** A take with the values of the solution after it. */
interface Option extends Take {
  readonly roll: number;
  readonly stop: number;
}

/** A choice after a roll of `dice`; points are those of the match. */
export interface Choice extends RaceSituation {
  readonly dice: number;
  /** To the target, before the roll. */
  readonly need: number;
  /** Of the turn, before the roll. */
  readonly points: number;
  readonly options: readonly Option[];
  readonly all: Option;
  readonly best: number;
}

interface Offer {
  readonly points: number;
  readonly dice: number;
  /** What taking it over gains. */
  readonly gain: number;
}

/** Choices of matches, and what the rules of cards make of them. */
interface Sample {
  readonly matches: number;
  readonly choices: readonly Choice[];
  readonly offers: readonly Offer[];
}

/** Turns that are cached: the most of a sample. */
const mostTurns = 3000;
/** Parts of cards that are cached. */
const mostParts = 200;

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
            all: allOf(options),
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

/** Of every choice, the value of rolling on and the dice that are rolled. */
interface Rolled {
  readonly value: Float64Array;
  readonly left: Float64Array;
}

/** The value of what a card with a table makes of a choice. */
export function valueByTable(
  { opening, scoring: { unit } }: RaceRules,
  parts: ReturnType<typeof partsOf>,
  { own, other, target, dice, need, points, options }: Choice,
): number {
  const play = playOf(parts, options, dice, need, unit);
  const situation = situationOf(parts.table, other, target);
  const banked = bankedBy(play, points, [], opening * unit - own, unit, situation);
  return banked?.stop ?? play.on.roll;
}

/** Keeps what was made for a key. */
function keeping<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    if (known.size >= mostParts) known.clear();
    known.set(key, value);
    return value;
  };
}

/**
 * The mean loss a match of a card's choices in a sample: its exact cost in the mean if the card played the sample, and close
 * to it for a similar card. Cards share most of their rules, so what a rule makes of the choices is kept.
 */
export function lossesIn(
  { matches, choices, offers }: Sample,
  { rules: race }: TenThousandForTwo,
): (rules: readonly TenThousandRule[]) => number {
  const { opening, scoring } = race;
  const { unit, dice: full } = scoring;
  const numbers = (value: (choice: Choice) => number): Float64Array => Float64Array.from(choices, value);
  const thrown = numbers(({ dice }) => dice);
  const needs = numbers(({ need }) => need);
  const points = numbers((choice) => choice.points + choice.all.score * unit);
  const lefts = numbers(({ all }) => all.left);
  const stops = numbers(({ all }) => all.stop);
  const after = numbers(({ need, all }) => need - all.score * unit);
  const canBank = numbers(({ own, points: before, all }) =>
    own + before + all.score * unit >= opening * unit ? 1 : 0,
  );
  const best = choices.reduce((sum, choice) => sum + choice.best, 0);
  const taken = keeping<number>();
  const kept = keeping<Rolled>();
  const rolled = keeping<Rolled>();
  const rolledBy = (worth: number | null): Rolled =>
    rolled(`${worth}`, () => {
      const takes = choices.map(({ options }) => takeBy(options, worth, unit));
      return {
        value: Float64Array.from(takes, ({ roll }) => roll),
        left: Float64Array.from(takes, ({ left }) => left),
      };
    });
  const landed = keeping<Float64Array>();
  const cases = keeping<Float64Array>();
  return (rules) => {
    const parts = partsOf(rules);
    const { putBacks, lands, leasts } = parts;
    const takes = rules.filter(({ kind }) => kind === 'take' || kind === 'take-product');
    const missed = taken(JSON.stringify(takes), () =>
      offers.reduce((sum, { points, dice, gain }) => {
        return takesOver(takes, points * unit, dice) === gain > 0 ? sum : sum + Math.abs(gain);
      }, 0),
    );
    if (parts.table !== undefined) {
      const gained = choices.reduce((sum, choice) => sum + valueByTable(race, parts, choice), 0);
      return (missed + best - gained) / matches;
    }
    const on = kept(JSON.stringify(putBacks), () => {
      const worths = new Map(
        [0, ...putBacks.map(({ worth }) => worth)].map((worth) => [worth, rolledBy(worth)]),
      );
      const [value, left] = [new Float64Array(choices.length), new Float64Array(choices.length)];
      for (let index = 0; index < choices.length; index++) {
        const takes = worths.get(worthBy(putBacks, thrown[index], needs[index]));
        value[index] = takes?.value[index] ?? 0;
        left[index] = takes?.left[index] ?? 0;
      }
      return { value, left };
    });
    const landing = landed(JSON.stringify(lands), () =>
      numbers(({ options, need }) => landingBy(lands, options, need, unit)?.stop ?? Number.NaN),
    );
    const whens = rules.flatMap((rule) => ('when' in rule && rule.when !== null ? [rule.when] : []));
    const applied = whens.map((when) =>
      cases(JSON.stringify(when), () => numbers((choice) => (applies(when, choice) ? 1 : 0))),
    );
    const limitsAt: number[][] = [];
    let value = 0;
    for (let index = 0; index < choices.length; index++) {
      if (landing[index] >= 0) {
        value += landing[index];
        continue;
      }
      let key = 0;
      for (const one of applied) key = 2 * key + one[index];
      limitsAt[key] ??= tenThousandLimits(rules, choices[index], full);
      const least = leasts.length > 0 ? leastBy(leasts, after[index], on.left[index]) : 0;
      const isBanked = canBank[index] === 1 && points[index] >= Math.max(limitsAt[key][lefts[index]], least);
      value += isBanked ? stops[index] : on.value[index];
    }
    return (missed + best - value) / matches;
  };
}
