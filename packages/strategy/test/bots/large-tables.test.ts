import { seededDice } from '@dicehall/dice';
import {
  type Entry,
  emptyHand,
  type GameId,
  type GreedView,
  type Hand,
  ofSeat,
  readSetup,
  type Setup,
  sumOf,
} from '@dicehall/engine';
import { describe, expect, it, vi } from 'vitest';
import { runSeed } from '../../../tooling/test/seed.ts';
import { SampledTurns, sampledExpert } from '../../src/games/hidden-pairs/solve/index.ts';
import { learnedPopulations } from '../../src/games/hidden-pairs/solve/many/learned.ts';
import { SampledChoice } from '../../src/games/hidden-pairs/solve/many/sampled-choice.ts';
import { drawnHands } from '../../src/games/hidden-pairs/solve/many/sampled-turns.ts';
import { expertValues } from '../../src/games/hidden-pairs/solve/many/values.ts';
import { allActions } from '../../src/games/hidden-pairs/solve/plans.ts';
import { tenThousandForTwo } from '../../src/games/ten-thousand/solve/solver.ts';
import type { TenThousandForTwo } from '../../src/games/ten-thousand/solve/two.ts';
import { type Bot, botFor, expertOf, runToEnd, solverOf } from '../../src/index.ts';
import { RacePolicy } from '../../src/race/policy.ts';
import { solveRace } from '../../src/race/solve.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { openDuel } from '../../src/simulate/duel.ts';
import { solved } from '../solved.ts';

function setupOf(game: GameId, options: object, seats: number): Setup {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game, options, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

function expertFor({ game, options }: Setup): Bot {
  const solved = runToEnd(solverOf(game.id, 2)?.solve(options) ?? never());
  if (solved === null) throw new Error('The solver stopped');
  return expertOf(solved.solution);
}

function never(): never {
  throw new Error('No solver');
}

describe('an expert can play at a table of more than two', () => {
  it.each([
    ['greed', { target: 700 }, 4],
    ['greed', { target: 500, opening: 0 }, 8],
    ['ten-thousand', { target: 2000, opening: 300 }, 3],
    ['threes', { rounds: 2 }, 5],
  ] as const)(
    'an expert at a larger table plays whole matches of %s by the rules, using the solution for two',
    (game, options, seats) => {
      const setup = setupOf(game, options, seats);
      const expert = expertFor(setup);
      const dice = seededDice(game);
      for (let match = 0; match < 6; match++) {
        const bots = setup.names.map((_, seat) => (seat === 1 ? botFor(game, 'novice') : expert));
        const { places } = playBotMatch(setup, bots, dice, dice.random);
        expect(places).toContain(1);
      }
    },
  );

  it('an expert at a larger table wins more than its share against novices', () => {
    const { game, options } = setupOf('greed', { target: 1000 }, 4);
    const expert = expertFor({ game, options, names: [] });
    const duel = openDuel({
      game,
      options,
      seats: 4,
      challenger: expert,
      field: botFor('greed', 'novice'),
      seed: 1,
    });
    duel.play(120);

    expect(duel.result().share.low).toBeGreaterThan(0.3);
  });

  it('an expert at a larger table gives every bank in Ten Thousand a value, even one that is not best for two players', () => {
    const { options } = setupOf('ten-thousand', { target: 2000, opening: 300 }, 3);
    const { race, rules } = solved(tenThousandForTwo.solution(options)) as TenThousandForTwo;
    const complete = solved(solveRace(rules));
    const differences = [
      [0, 8, 6],
      [12, 8, 30],
      [6, 30, 20],
    ].flatMap(([own = 0, ...others]) => {
      const [known, all] = [race, complete].map((values) => new RacePolicy(rules, values).turn(own, others));
      return Array.from({ length: (rules.target - own) * 6 }, (_, at) => [Math.floor(at / 6), (at % 6) + 1])
        .flatMap(([points = 0, dice = 0]) => [
          (known?.rolled(points, dice) ?? 0) - (all?.rolled(points, dice) ?? 1),
          (known?.stopped(points, dice) ?? 0) - (all?.stopped(points, dice) ?? 1),
        ])
        .map(Math.abs);
    });
    expect(Math.max(...differences)).toBeLessThan(1e-12);
  });

  it('in the final round, an expert at a larger table stops with the lead only if no later player can pass it', () => {
    const { game, options } = setupOf('greed', { target: 3000 }, 3);
    const expert = expertFor({ game, options, names: [] });
    const view = (seat: number, points: number, scores: readonly number[]): GreedView =>
      game.view(
        {
          options,
          scores,
          inGame: [true, true, true],
          seat,
          turn: { kind: 'choose', points, dice: 3, last: [1] },
          finalBy: 0,
          over: false,
        },
        seat,
      ) as GreedView;
    const choice = (seen: GreedView) => expert.choose(seen, seen.seat, seededDice(runSeed).random);
    expect(choice(view(2, 500, [3000, 2000, 2550]))).toEqual({ type: 'stop' });
    expect(choice(view(2, 400, [3000, 2000, 2550]))).toEqual({ type: 'roll' });
    // A lead of 50 is not enough against a later player whose gap is larger by 50.
    expect(choice(view(1, 550, [3000, 2500, 2950]))).toEqual({ type: 'roll' });
    expect(choice(view(1, 550, [3000, 2500, 300]))).toEqual({ type: 'stop' });
  });

  const setup = setupOf('hidden-pairs', {}, 3);
  const turns = solved(SampledTurns.drawn(setup.options as never, 3));

  it('the learned chances of the pairs and attacks of each round add up to 1', () => {
    expect(Object.keys(learnedPopulations)).toEqual(['3', '4', '5', '6']);
    for (const { sums, attacks } of Object.values(learnedPopulations)) {
      expect([sums.length, attacks.length]).toEqual([3, 3]);
      // Each chance is rounded to five decimals.
      for (const chances of [...sums, ...attacks])
        expect(Math.abs(sumOf([...chances]) - 1)).toBeLessThan(chances.length * 5e-6);
    }
  });

  it('experts of Hidden Pairs pay as much for re-rolls and actions as in the learned turn', () => {
    const { paid = 0 } = learnedPopulations[3] ?? {};
    const points = new Float64Array(3);
    const count = 2700;
    for (let turn = 0; turn < count; turn++)
      turns.play(
        points,
        Int32Array.of(0, 1, 2).map((seat) => 3 * turn + seat),
        turn,
      );
    // The rounds of a turn are worth 450 points together.
    const spent = (450 * count - sumOf([...points])) / (3 * count);
    expect(Math.abs(spent - paid)).toBeLessThan(1.5);
  });

  it('experts of Hidden Pairs value the best plan for each set of actions that they can pay for', () => {
    const hand = 333;
    const setsAt = (points: number, spent = 0) =>
      expertValues(3, points)
        .plans(hand, spent)
        .map(({ plan, value }) => {
          const { hinderance, diceBlock, luckyDice } = ofSeat(allActions, plan % allActions.length);
          const bought = [hinderance && 'H', diceBlock && 'D', luckyDice && 'L'].filter(Boolean).join('');
          return { bought, plan, value };
        });
    const boughtAt = (...given: Parameters<typeof setsAt>) => setsAt(...given).map(({ bought }) => bought);
    // The prices are 50, 125 and 100.
    expect(boughtAt(500)).toEqual(['', 'L', 'D', 'DL', 'H', 'HL', 'HD', 'HDL']);
    expect(boughtAt(150)).toEqual(['', 'L', 'D', 'H', 'HL']);
    expect(boughtAt(150, 51)).toEqual(['', 'H']);
    const values = expertValues(3, 500);
    const [plain, , , , hindering] = setsAt(500);
    expect(plain).toMatchObject(values.splits(hand, 0)[0] ?? {});
    expect(values.best(hand, 2)).toBe(Math.max(plain?.value ?? 0, hindering?.value ?? 0));
  });

  it('experts of Hidden Pairs re-roll low dice, once or twice', () => {
    const hands = drawnHands(setup.options as never, 3);
    const drawn = Array.from({ length: 3000 }, () => hands.next().value as Hand);
    const [, once, twice] = [0, 1, 2].map((count) => {
      const all = drawn.filter(({ reRolls }) => reRolls === count);
      return sumOf(all.map(({ dice }) => sumOf(dice))) / all.length;
    });
    // The mean sum of six dice is 21.
    expect(once).toBeGreaterThan(23.5);
    expect(twice).toBeGreaterThan(23.5);
  });

  it.each([0, 1, 2])('an expert in seat %i considers only what its own points can pay for', (seat) => {
    const hand = { ...emptyHand, dice: [1, 2, 3, 4, 5, 6] } as const;
    const kindsWith = (own: number, others: number) => {
      const points = [others, others, others].with(seat, own);
      const choice = new SampledChoice(turns, { seat, hand, points, left: 1 });
      const share = vi.spyOn(choice, 'share');
      choice.best();
      const moves = share.mock.calls.map(([{ move }]) => ({ ...move }) as object);
      const kinds = ['die', 'hinderance', 'diceBlock', 'luckyDice'];
      return kinds.filter((kind) => moves.some((move) => kind in move));
    };
    expect(kindsWith(0, 500)).toEqual([]);
    expect(kindsWith(50, 0)).toEqual(['die', 'hinderance']);
    expect(kindsWith(500, 0)).toEqual(['die', 'hinderance', 'diceBlock', 'luckyDice']);
  });

  it('each re-roll of a sampled turn of Hidden Pairs rolls a new face', () => {
    const hand = { ...emptyHand, dice: [1, 1, 6, 6, 6, 6] } as const;
    const choice = new SampledChoice(turns, { seat: 0, hand, points: [500, 500, 500], left: 1 });
    const { planned } = choice.of({ type: 're-roll', die: 0 });
    const face = vi.spyOn(turns, 'face');
    const samples = 200;
    for (let sample = 0; sample < samples; sample++) planned(sample);
    const rolled = face.mock.calls.map(([sample, reRolls]) => `${sample} ${reRolls}`);
    face.mockRestore();
    expect(rolled.length).toBeGreaterThan(samples);
    expect(new Set(rolled).size).toBe(rolled.length);
  });

  it('an expert at a larger table commits a legal plan in each turn of Hidden Pairs', () => {
    const expert = sampledExpert(turns, 3) as Bot;
    const steady = botFor('hidden-pairs', 'steady');
    const log: Entry[] = [];
    const dice = seededDice('hidden-pairs');
    for (let match = 0; match < 10; match++) {
      playBotMatch(setup, [expert, steady, steady], dice, dice.random, (entry) => log.push(entry));
    }
    const commits = log.flatMap((entry) =>
      entry.seat === 0 && 'move' in entry ? [entry.move as { readonly type: string }] : [],
    );
    expect(commits.filter(({ type }) => type === 'commit').length).toBe(10 * 3);
  });
});
