import {
  type Face,
  faces,
  isNice,
  kindOf,
  parsePosition,
  pointsOf,
  type ThreeDiceView,
  tripleAdds,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { choiceValues } from '../../src/games/three-dice/bots-round.ts';

const allThrows = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Face[] => [a, b, c])));
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function viewAt(line: string): ThreeDiceView {
  const { game, state } = unwrap(parsePosition(line));
  const step = game.step(state);
  return game.view(state, step.kind === 'choose' ? (step.seats[0] ?? 'table') : 'table') as ThreeDiceView;
}

/** Returns the values of staying (mask 0) and of rolling the dice of each mask, with these dice on the table. */
const valuesWith = (view: ThreeDiceView, dice: readonly Face[]): readonly number[] =>
  choiceValues({ ...view, dice });

interface Rules {
  /** The share of ties for last that this player loses. */
  readonly tied: number;
  readonly kept?: boolean;
  readonly payBelow?: number;
  readonly afterStairs?: boolean;
  /** The points of the player who would lose; 106 by default. */
  readonly lowest?: number;
}

/** Returns the mean sips of the others minus the player’s own if the last of three players stays. */
function stayingLast(dice: readonly Face[], rules: Rules): number {
  const { lowest = 106 } = rules;
  const [penalty, others] = [1, 2];
  const kind = kindOf(dice, rules.afterStairs === true);
  switch (kind) {
    case 'three-of-a-kind':
      return (penalty + tripleAdds(dice[0] ?? 1)) / others;
    case 'stairs':
      return (penalty + 3) / others;
    case 'super-stairs':
      return (penalty + 6) / others;
  }
  const sip = kind === 'shit-stairs' && rules.kept === true ? 1 : 0;
  const points = pointsOf(dice);
  if (points < lowest || points < (rules.payBelow ?? 0)) return -penalty - sip;
  return (points > lowest ? penalty / others : penalty * ((1 - rules.tied) / others - rules.tied)) - sip;
}

describe('staying is valued for the last of three players', () => {
  it.each([
    ['a tie is rolled off, so it loses half of the time', '-', { tied: 0.5 }],
    ['a tie is lost by the later player', 'tie=last', { tied: 1 }],
    ['shit stairs cost a sip if the player stays on them', 'shitStairs=kept', { tied: 0.5, kept: true }],
    ['points below payBelow always take the penalty', 'payBelow=12', { tied: 0.5, payBelow: 12, lowest: 8 }],
    ['4 5 6 is super stairs after the stairs of the player before', '-', { tied: 0.5, afterStairs: true }],
  ] as [string, string, Rules][])(
    'staying is valued for the last of three players, at seat 0: %s',
    (_, options, rules) => {
      const { lowest = 106 } = rules;
      const finished = rules.afterStairs === true ? `-,${lowest},s` : `-,s,${lowest}`;
      const view = viewAt(`three-dice ${options} 3,0,1 2 1 2 1 ${finished} choose 1 651`);
      for (const dice of allThrows)
        expect(valuesWith(view, dice)[0], dice.join('')).toBeCloseTo(stayingLast(dice, rules), 12);
    },
  );
});

describe('rolling is valued for the last of three players', () => {
  const view = viewAt('three-dice - 3,0,1 2 1 2 1 -,s,106 choose 1 651');
  /** With one roll left, only the final dice count, plus a sip if shit stairs were rolled. */
  const landing = (dice: readonly Face[]): number =>
    stayingLast(dice, { tied: 0.5 }) - (kindOf(dice, false) === 'shit-stairs' ? 1 : 0);

  it('the value of rolling all dice is the mean over all throws', () => {
    expect(valuesWith(view, [6, 5, 1])[7]).toBeCloseTo(mean(allThrows.map(landing)), 12);
  });

  it.each([
    [1, (face: Face): Face[] => [face, 5, 1]],
    [2, (face: Face): Face[] => [6, face, 1]],
    [4, (face: Face): Face[] => [6, 5, face]],
  ])('rolling the die with the bit mask %i holds the two other dice', (mask, rolled) => {
    expect(valuesWith(view, [6, 5, 1])[mask]).toBeCloseTo(
      mean(faces.map((face) => landing(rolled(face)))),
      12,
    );
  });

  it('with shitStairs=kept, shit stairs cost nothing when they are rolled', () => {
    const kept = viewAt('three-dice shitStairs=kept 3,0,1 2 1 2 1 -,s,106 choose 1 651');
    const staying = allThrows.map((dice) => stayingLast(dice, { tied: 0.5, kept: true }));
    expect(valuesWith(kept, [6, 5, 1])[7]).toBeCloseTo(mean(staying), 12);
  });

  it('after the last roll, the player can only stay', () => {
    expect(valuesWith({ ...view, rolls: 2 }, [6, 5, 1])).toHaveLength(1);
  });
});

/**
 * Returns the mean over the final dice of a player who stays on a nice roll or above 160 points, and otherwise rolls
 * all dice but 1s and 6s.
 */
function meanOfOrdinary(rolls: number, worthOf: (dice: readonly Face[]) => number): number {
  let values = new Map(allThrows.map((dice) => [dice.join(''), worthOf(dice)]));
  const after = (dice: readonly Face[]): number => {
    if (isNice(kindOf(dice, false)) || pointsOf(dice) > 160) return worthOf(dice);
    const next = allThrows.filter((rolled) =>
      dice.every((die, index) => (die !== 1 && die !== 6) || rolled[index] === die),
    );
    return mean(next.map((rolled) => values.get(rolled.join('')) ?? Number.NaN));
  };
  for (let roll = 1; roll < rolls; roll++)
    values = new Map(allThrows.map((dice) => [dice.join(''), after(dice)]));
  return mean([...values.values()]);
}

describe('staying is valued for the starter of three players', () => {
  const view = viewAt('three-dice - 3,0,1 2 2 3 1 -,-,- choose 1 511');

  it('a starter who stays after one roll leaves one roll to each other player', () => {
    const below = (points: number) =>
      mean(
        allThrows.map((dice) => {
          if (isNice(kindOf(dice, false)) || pointsOf(dice) > points) return 0;
          return pointsOf(dice) < points ? 1 : 0.5;
        }),
      );
    for (const dice of allThrows) {
      if (isNice(kindOf(dice, false))) continue;
      // The starter pays if neither of the two others ends with fewer points.
      const lose = (1 - below(pointsOf(dice))) ** 2;
      expect(valuesWith(view, dice)[0], dice.join('')).toBeCloseTo((1 - lose) / 2 - lose, 9);
    }
  });

  it.each([
    ['two rolls', '-', 2, 0.5],
    ['three rolls', '-', 3, 0.5],
    ['two rolls, if the later player loses a tie', 'tie=last', 2, 1],
  ] as const)(
    'the starter who stays after %s expects the others to collect 1s and 6s up to 160 points',
    (_, options, rolls, tied) => {
      const at = viewAt(`three-dice ${options} 3,0,1 2 2 3 1 -,-,- choose 1 511`);
      for (const dice of [
        [5, 1, 1],
        [6, 6, 5],
        [6, 5, 1],
        [4, 2, 2],
      ] as const) {
        const own = pointsOf(dice);
        const below = meanOfOrdinary(rolls, (theirs) => {
          if (isNice(kindOf(theirs, false)) || pointsOf(theirs) > own) return 0;
          return pointsOf(theirs) < own ? 1 : tied;
        });
        const lose = (1 - below) ** 2;
        expect(valuesWith({ ...at, rolls }, dice)[0], dice.join('')).toBeCloseTo((1 - lose) / 2 - lose, 9);
      }
    },
  );

  it('the second of three players, with the lowest points, takes the penalty unless the third has fewer points', () => {
    const second = viewAt('three-dice - 3,0,1 2 2 2 1 -,-,165 choose 1 651');
    for (const [dice, share] of [
      [[6, 6, 1], 0],
      [[6, 5, 1], 0.5],
      [[5, 4, 2], 1],
    ] as const) {
      const below = meanOfOrdinary(2, (theirs) => {
        if (isNice(kindOf(theirs, false)) || pointsOf(theirs) > pointsOf(dice)) return 0;
        return pointsOf(theirs) < pointsOf(dice) ? 1 : 0.5;
      });
      const lose = share * (1 - below);
      expect(valuesWith(second, dice)[0], dice.join('')).toBeCloseTo((1 - lose) / 2 - lose, 9);
    }
  });

  it('stairs count one sip for the starter, and super stairs count twice', () => {
    const [start, after] = [view, viewAt('three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 651')];
    expect(valuesWith(start, [1, 2, 3])[0]).toBe((1 + 1) / 2);
    expect(valuesWith(after, [1, 2, 3])[0]).toBe((1 + 3) / 2);
  });

  it('a roll is worth more if all players have more rolls left', () => {
    const values = (rolls: number) => Math.max(...valuesWith({ ...view, rolls }, [5, 4, 1]).slice(1));
    expect(values(1)).toBeGreaterThan(values(2));
  });
});
