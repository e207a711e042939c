import { seededDice } from '@dicehall/dice';
import {
  type Entry,
  type GameId,
  type GreedOptions,
  gameOf,
  ofSeat,
  replayStatesOfLog,
  type ThreeDiceState,
  type ThreesOptions,
  unwrap,
} from '@dicehall/engine';
import { chanceOf, entriesOf, rollout } from '@dicehall/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import {
  hiddenPairsExpert,
  policyOf,
  solveTurn,
  type TurnStrategy,
  turnMatch,
  ValuesOfTwo,
} from '../../src/games/hidden-pairs/index.ts';
import { solveRound, ThreeDiceValues } from '../../src/games/three-dice/index.ts';
import { solveThrees } from '../../src/games/threes/solve/match.ts';
import {
  type Asked,
  type Bot,
  botFor,
  EstimatedValues,
  isInDoubt,
  isMistake,
  isSolvable,
  type Review,
  review,
  stepOf,
  turningPoints,
  type Values,
  type WeighedMove,
} from '../../src/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { reviewing } from '../../src/review/review.ts';
import { playBotMatch } from '../../src/simulate/bot-match.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { opened, valuesBy } from '../opened.ts';
import { solved } from '../solved.ts';
import {
  botLog,
  estimated,
  estimates,
  expectEstimatesToAddUp,
  expectRoundsToAddUp,
  missed,
  roundsOf,
  setupOf,
  shortMatches,
  valuesOfRound,
} from './reviewing.ts';

const greed = setupOf('greed', { target: 1000 });
const threes = setupOf('threes', { rounds: 2 });
const known: Partial<Record<GameId, Values>> = {};

function valuesOf(id: GameId): Values {
  const values = known[id];
  if (values === undefined) throw new Error(`No values of ${id}`);
  return values;
}

beforeAll(() => {
  const [ofGreed, ofThrees] = [
    runToEnd(solveGreed(greed.options as GreedOptions)),
    runToEnd(solveThrees(threes.options as ThreesOptions, 2)),
  ];
  if (ofGreed === null || ofThrees === null) throw new Error('A solver stopped');
  known.greed = valuesBy(ofGreed);
  known.threes = valuesBy(ofThrees);
});

/** Returns the largest unexplained part. */
const leftOf = ({ players }: Review): number => Math.max(...players.map(({ left }) => Math.abs(left)));

/**
 * Returns the difference from this equation: the result is own luck minus the other's, minus own errors plus the
 * other's.
 */
function gap({ result, start, players }: Review): number {
  const [mine, theirs] = [ofSeat(players, 0), ofSeat(players, 1)];
  const reckoned = mine.luck - theirs.luck - mine.error + theirs.error;
  return Math.abs(ofSeat(result, 0) - ofSeat(start, 0) - reckoned);
}

describe.each([greed, threes])('the review of $game.id adds up exactly', (setup) => {
  const { id } = setup.game;

  it('the review adds up in any match: the result equals luck minus the errors of both players, within 1e-9', () => {
    for (let seed = 0; seed < (id === 'greed' ? 6 : 2); seed++) {
      const wandering = review(setup, rollout(setup, chanceOf(seed)).log, valuesOf(id));
      const played = review(setup, botLog(setup, seed, ['steady', 'novice']), valuesOf(id));
      for (const one of [wandering, played]) {
        expect(gap(one)).toBeLessThan(1e-9);
        expect(Math.max(missed(one), leftOf(one))).toBeLessThan(1e-9);
        expect(ofSeat(one.result, 0) + ofSeat(one.result, 1)).toBeCloseTo(1, 12);
      }
    }
  });

  it('an error of the review is the drop in value, and choices that lose next to nothing count as good', () => {
    const { entries, players, unit } = review(setup, botLog(setup, 5, ['steady', 'novice']), valuesOf(id));
    const choices = entries.filter((entry) => entry.kind === 'choice');
    const falls = choices.map(({ before, after, seat }) => ofSeat(before, seat) - ofSeat(after, seat));
    choices.forEach(({ error }, index) => {
      expect(error).toBeCloseTo(falls[index] ?? Number.NaN, 9);
    });
    expect(choices.filter(({ forced }) => forced).every(({ error }) => error === 0)).toBe(true);
    players.forEach((player, seat) => {
      const free = choices.flatMap((choice, index) =>
        choice.seat === seat && !choice.forced ? [falls[index] ?? Number.NaN] : [],
      );
      const good = free.filter((fall) => fall < (unit === 'sips' ? 0.02 : 0.005)).length;
      expect(player).toMatchObject({ choices: free.length, goodChoices: good });
    });
    const total = (count: 'choices' | 'goodChoices') =>
      players.reduce((sum, player) => sum + player[count], 0);
    expect(total('choices')).toBeLessThan(choices.length);
    expect(total('goodChoices')).toBeLessThan(total('choices'));
    expect(total('goodChoices')).toBeGreaterThan(0);
  });

  it('the turning points are the entries with the largest swings, at most three', () => {
    const reviewed = review(setup, botLog(setup, 5, ['steady', 'novice']), valuesOf(id));
    const { entries } = reviewed;
    const swing = (entry: (typeof entries)[number]) =>
      entry.kind === 'throw' ? Math.abs(entry.luck) : entry.error;
    const largest = entries.map(swing).toSorted((a, b) => b - a);
    expect(turningPoints(reviewed).map(swing)).toEqual(largest.slice(0, 3));
    expect(largest[3]).toBeGreaterThan(0.05);
  });

  it('on average, as many throws are worse than the one rolled as are better', () => {
    const throws = [1, 2, 3].flatMap((seed) =>
      review(setup, botLog(setup, seed, ['steady', 'steady']), valuesOf(id)).entries.filter(
        (entry) => entry.kind === 'throw',
      ),
    );
    const percentiles = throws.map(({ rank }) =>
      rank === null ? Number.NaN : 50 * (1 + rank.worse - rank.better),
    );
    const mean = percentiles.reduce((sum, one) => sum + one, 0) / percentiles.length;
    // The standard deviation of a percentile is about 29 points. The test allows four standard errors.
    expect(Math.abs(mean - 50)).toBeLessThan((4 * 29) / Math.sqrt(percentiles.length));
  });
});

describe('a review of Greed finds errors and luck', () => {
  it('the review calls the best throw the luckiest, a bust the unluckiest, and stopping with hot dice an error', () => {
    const log = entriesOf(gameOf('greed'), '0 roll | 0: 11155 | 0 stop | 1 roll | 1: 22346');
    const { entries } = review(setupOf('greed', { target: 3000 }), [], estimates(greed).by(2));
    expect(entries).toEqual([]);
    const [, best, , , bust] = review(greed, log, valuesOf('greed')).entries;
    expect(best?.kind === 'throw' && best.rank?.worse).toBeGreaterThan(0.99);
    // Of 7,776 rolls of five dice, 600 are busts: they have no 1 or 5, no three of a kind and no straight.
    expect(bust?.kind === 'throw' && bust.rank?.better).toBeCloseTo(1 - 600 / 7776, 12);
    const one = entriesOf(gameOf('greed'), '0 roll | 0: 11552 | 0 roll | 0: 3');
    const last = review(greed, one, valuesOf('greed')).entries.at(-1);
    expect(last?.kind === 'throw' && last.rank).toEqual({ worse: 0, better: expect.closeTo(2 / 6, 12) });
    const hot = entriesOf(gameOf('greed'), '0 roll | 0: 22255 | 0 stop');
    const stop = review(greed, hot, valuesOf('greed')).entries.at(-1);
    expect(stop).toMatchObject({ kind: 'choice', forced: false, best: { type: 'roll' } });
    expect(stop?.kind === 'choice' && stop.error).toBeGreaterThan(0.01);
  });

  it('the review numbers the rolls of a turn, and marks the one with hot dice', () => {
    const log = entriesOf(
      gameOf('greed'),
      '0 roll | 0: 11552 | 0 roll | 0: 1 | 0 roll | 0: 22346 | 1 roll | 1: 11552',
    );
    const { entries } = review(greed, log, valuesOf('greed'));
    const throws = entries.flatMap((entry) =>
      entry.kind === 'throw' ? [[entry.seat, entry.turn, entry.roll, entry.hot]] : [],
    );
    expect(throws).toEqual([
      [0, 1, 1, false],
      [0, 1, 2, false],
      [0, 1, 3, true],
      [1, 1, 1, false],
    ]);
  });

  it('the review names the best move if another was played, and the largest swing as turning point', () => {
    const log = entriesOf(gameOf('greed'), '0 roll | 0: 11123 | 0 stop | 1 roll | 1: 12346 | 1 stop');
    const reviewed = review(greed, log, valuesOf('greed'));
    const last = reviewed.entries.at(-1);
    expect(last?.kind === 'choice' && last.best).toEqual({ type: 'roll' });
    expect(last?.kind === 'choice' && last.error).toBeGreaterThan(0);
    expect(last?.kind === 'choice' && last.advice).toMatchObject({
      best: { move: { type: 'roll' }, roll: { dice: 4 } },
      other: { move: { type: 'stop' } },
    });
    expect(turningPoints(reviewed)[0]?.entry).toBe(1);
  });
});

describe('a review of Three Dice uses its solved round', () => {
  it.each([
    [2, {}],
    [2, { tie: 'share', shitStairs: 'kept' }],
    [3, { tie: 'share', gentlemen: 'enforce' }],
  ] as const)('the review of several rounds for %i seats adds up exactly: %j', expectRoundsToAddUp);

  it('the review finds no error in the play of the expert, and explains the last round completely', () => {
    const setup = setupOf('three-dice', { rounds: 1 }, 3);
    const solution = solved(solveRound(setup.options as never, 3));
    const values = new ThreeDiceValues({ game: 'three-dice', options: setup.options, seats: 3 }, solution);
    const log: Entry[] = [];
    const dice = seededDice('expert');
    const { bot } = values;
    playBotMatch(setup, [bot, bot, bot], dice, dice.random, (entry) => log.push(entry));
    const reviewed = review(setup, log, values);
    for (const { error, goodChoices, choices } of reviewed.players) {
      expect(error).toBeLessThan(1e-9);
      expect(goodChoices).toBe(choices);
    }
    expect(leftOf(reviewed)).toBeLessThan(1e-9);
  });

  it.each([
    [2, {}],
    [2, { gentlemen: 'enforce', shitStairs: 'kept' }],
    [4, { tie: 'share' }],
  ] as const)(
    'the review values every throw of a turn at the mean of its outcomes, for %i seats: %j',
    (seats, options) => {
      const setup = roundsOf(seats, options);
      const of = valuesOfRound(setup);
      const match = replayStatesOfLog(setup, rollout(setup, chanceOf(1)).log);
      if (!match.ok) throw new Error(match.error.code);
      const throwing = match.value.states.filter((state) => (state as ThreeDiceState).turn.kind === 'throw');
      expect(throwing.length).toBeGreaterThan(4);
      for (const state of throwing) {
        const { seat, turn } = state as ThreeDiceState;
        const count = turn.kind === 'throw' ? turn.rolling.length : 0;
        const all = throwsOf(count).map(({ dice, ways }) => ({
          ways,
          values: of.bySeat(unwrap(setup.game.apply(state, { seat, dice })).state),
        }));
        for (const [other, value] of of.bySeat(state).entries()) {
          const sum = all.reduce((so, { ways, values }) => so + ways * ofSeat(values, other), 0);
          expect(sum / 6 ** count).toBeCloseTo(value, 9);
        }
      }
    },
  );
});

describe('a review of Hidden Pairs uses the equilibrium of a turn', () => {
  const strategy = runToEnd(
    (function* () {
      return yield* solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 12);
    })() as never,
  ) as TurnStrategy | null;
  if (strategy === null) throw new Error('The solver stopped');
  const setup = setupOf('hidden-pairs', { turns: 2 });
  const match = { game: 'hidden-pairs', options: setup.options, seats: 2 };
  const values = new ValuesOfTwo(match, turnMatch(policyOf(strategy)));

  it('the review adds up, lists the effect of revealed choices separately, and numbers the turns like the match', () => {
    const reviewed = review(setup, botLog(setup, 1, ['steady', 'novice']), values);
    expect(reviewed).toMatchObject({ how: 'turn', exact: false, unit: 'win' });
    expect(missed(reviewed)).toBeLessThan(1e-9);
    expect(leftOf(reviewed)).toBeLessThanOrEqual(2 * reviewed.margin);
    expect(reviewed.players.some(({ met }) => met !== 0)).toBe(true);
    expect(ofSeat(reviewed.result, 0) + ofSeat(reviewed.result, 1)).toBeCloseTo(1, 12);
    expect(reviewed.entries.at(0)?.turn).toBe(1);
    expect(Math.max(...reviewed.entries.map(({ turn }) => turn))).toBe(2);
  });

  it('the rolls of a tie-break count as one: the last one has all of their luck', () => {
    const log =
      '0: 665511 | 1: 664422 | 0 commit 01 23 45 | 1 commit 01 23 45 | 0: 33 | 1: 24 | 0: 23 | 1: 44';
    const { entries } = review(setup, entriesOf(gameOf('hidden-pairs'), log), values);
    const lucks = entries.slice(4).map((entry) => (entry.kind === 'throw' ? entry.luck : Number.NaN));
    // The first two rolls are equal.
    expect(lucks.slice(0, 3).map((luck) => Math.abs(luck) < 1e-9)).toEqual([true, true, true]);
    expect(lucks[3]).toBeGreaterThan(0.05);
  });

  it('the review judges choices against all possible hands of the opponent, so the best pair belongs in the first round', () => {
    const reviewed = (theirs: string, ours: string, cast: string) =>
      review(
        setup,
        entriesOf(gameOf('hidden-pairs'), `0: 666422 | 1: ${theirs} | 0 commit ${ours} | 1 commit ${cast}`),
        values,
      ).entries[2];
    const errorOf = (...of: Parameters<typeof reviewed>): number => {
      const choice = reviewed(...of);
      if (choice?.kind !== 'choice') throw new Error('A commit is a choice');
      expect(choice).toMatchObject({ forced: false, met: [0, 0] });
      return choice.error;
    };
    for (const [theirs, cast] of [
      ['123456', '45 23 01'],
      ['666666', '01 23 45'],
    ] as const) {
      const good = errorOf(theirs, '01 23 45', cast);
      expect(errorOf(theirs, '45 23 01', cast)).toBeGreaterThan(good + 0.02);
    }
  });

  it('the review never calls a move of the mixture a mistake, and lists the other moves of the mixture as equally good', () => {
    const policy = policyOf(strategy);
    const log: Entry[] = [];
    const dice = seededDice('mixture');
    const expert = hiddenPairsExpert(turnMatch(policy)) as Bot;
    playBotMatch(setup, [expert, expert], dice, dice.random, (entry) => log.push(entry));
    const reviewed = review(setup, log, values);
    const choices = reviewed.entries.filter((entry) => entry.kind === 'choice');
    expect(choices.length).toBeGreaterThan(3);
    for (const choice of choices) {
      expect(choice.error).toBe(0);
      expect(choice.best).toEqual(choice.move);
    }
    expect(choices.some(({ asGood }) => asGood.length > 1)).toBe(true);
    for (const { asGood, move } of choices) expect(asGood).not.toContainEqual(move);
  });
});

describe('a review can use estimates', () => {
  it.each(shortMatches)('a review of %s %j for three adds up in any match', (id, options) => {
    expectEstimatesToAddUp(id, options, 3);
  });

  it('the review counts a difference as an error only if it exceeds its margin, and lists smaller ones separately', () => {
    const { entries, players, margin } = estimated('threes', { rounds: 2 }, 3, 20);
    const choices = entries.filter((entry) => entry.kind === 'choice');
    const compared = choices.filter((choice) => choice.margin > 0);
    expect(compared.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const fall = ofSeat(choice.before, choice.seat) - ofSeat(choice.after, choice.seat);
      if (choice.error > 0) expect(choice.error).toBeGreaterThan(choice.margin);
      expect(choice.error - ofSeat(choice.left, choice.seat)).toBeCloseTo(fall, 9);
    }
    const inDoubt = compared.filter(({ error }) => error === 0);
    expect(margin).toBeCloseTo(Math.hypot(...inDoubt.map((choice) => choice.margin)), 12);
    for (const [seat, { left }] of players.entries()) {
      const open = inDoubt.reduce(
        (sum, choice) => sum + ofSeat(choice.after, seat) - ofSeat(choice.before, seat),
        0,
      );
      expect(left).toBeCloseTo(open, 9);
    }
  });

  it('the review compares moves until the standard error is below 0.5 %, with the same dice in later turns', () => {
    const setup = setupOf('greed', { target: 1000 }, 3);
    const log = botLog(setup, 4, ['novice', 'steady', 'novice']).slice(0, 60);
    const marginsWith = (growth: number) =>
      review(setup, log, estimates(setup).by(100, growth)).entries.flatMap((entry) =>
        entry.kind === 'choice' && entry.margin > 0 ? [entry.margin] : [],
      );
    const [few, many] = [marginsWith(1), marginsWith(200)];
    expect(Math.max(...few) / 2).toBeGreaterThan(0.01);
    expect(Math.max(...many) / 2).toBeLessThan(0.005);
    // Independent rollouts of two even chances have a standard error of 7 % of their difference.
    expect(few.reduce((sum, margin) => sum + margin / 2, 0) / few.length).toBeLessThan(0.05);
  });

  it('a review that computes the values of choices first never reports a falling progress', () => {
    const setup = setupOf('greed', { target: 500 }, 3);
    const steps = reviewing(setup, botLog(setup, 4, ['novice', 'steady', 'novice']), estimates(setup).by(2));
    const shares = [...steps] as number[];
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  it.each([
    ['far beyond the margin', 0.03, 0.01, 0.03, 'a mistake'],
    ['beyond the margin, but perhaps by less than one match in 200', 0.03, 0.026, 0.03, 'in doubt'],
    ['within the margin', 0.03, 0.04, 0, 'in doubt'],
    ['within a margin of one match in 200', 0.004, 0.005, 0, 'neither'],
    ['without a margin', 0.012, 0, 0.012, 'a mistake'],
    ['of less than a percentage point', 0.006, 0, 0.006, 'neither'],
  ])('a loss %s (%d ± %d) counts as an error of %d and is %s', (_, loss, margin, error, called) => {
    const isOne = called === 'a mistake';
    const setup = setupOf('greed', { target: 1000 }, 3);
    const log = entriesOf(gameOf('greed'), '0 roll | 0: 11123 | 0 stop');
    class Given extends EstimatedValues {
      override bySeat = (state: unknown) =>
        JSON.stringify(state).includes('choose') ? [0.6, 0.15, 0.25] : [0.5, 0.3, 0.2];
      override moves = (
        _state: unknown,
        _seat: number,
        { played = [] }: Pick<Asked, 'played'> = {},
      ): WeighedMove[] => [
        { move: { type: 'roll' }, value: 0.4 + loss, loss: 0, margin: 0 },
        ...played.map((move) => ({ move, value: 0.4, loss: loss > margin ? loss : 0, margin })),
      ];
    }
    const steady = botFor('greed', 'steady');
    const match = { game: 'greed', options: setup.options, seats: 3 };
    const values = new Given(match, { steady, bot: steady }, 2500);
    const found = review(setup, log, values);
    const [, , choice] = found.entries;
    if (choice?.kind !== 'choice') throw new Error('A stop is a choice');
    expect(choice.error).toBeCloseTo(error, 12);
    expect(isMistake(found, choice)).toBe(isOne);
    expect(choice.advice?.other?.move).toEqual(isOne ? { type: 'stop' } : undefined);
    // A mistake begins at the chance at which the roll before it ends, although its moves are estimated apart.
    const { before, after } = stepOf({ cause: 'choice', entry: choice, seat: 0 });
    expect(before).toBe(ofSeat(choice.before, 0));
    expect(before - after).toBeCloseTo(error, 12);
    expect(isInDoubt(found, choice)).toBe(called === 'in doubt');
    expect(missed(found)).toBeLessThan(1e-12);
    const left = error > 0 ? [error - 0.1, 0, 0] : [-0.1, 0.15, -0.05];
    left.forEach((part, seat) => {
      expect(ofSeat(choice.left, seat)).toBeCloseTo(part, 12);
    });
  });

  it('the review does not judge hidden choices without samples, because rollouts use hidden information', () => {
    const { players } = estimated('hidden-pairs', { turns: 3 }, 3);
    expect(players.every(({ error, goodChoices, choices }) => error === 0 && goodChoices === choices)).toBe(
      true,
    );
    expect(players.some(({ met }) => met !== 0)).toBe(true);
  });
});

describe('a review can value moves by duels between two players', () => {
  it.each([
    ['greed', { target: 700 }, 4],
    ['ten-thousand', { target: 2000, opening: 300 }, 3],
    ['threes', { rounds: 1 }, 4],
  ] as const)(
    'a review of %s %j for %i seats compares all choices by duels, without a margin',
    async (id, options, seats) => {
      const setup = setupOf(id, options, seats);
      const values = (await opened(id, setup.options, seats, { onlyEstimates: true })) as EstimatedValues;
      const judged = (log: readonly Entry[]): Review => {
        const reviewed = review(setup, log, values.by(2));
        expect(reviewed.how).toBe('duels');
        expect(missed(reviewed)).toBeLessThan(1e-9);
        for (const entry of reviewed.entries) {
          if (entry.kind === 'throw') continue;
          expect(entry.margin).toBe(0);
          // Only at a certain win, a part of the loss can stay unexplained, because a value cannot exceed 1.
          if (ofSeat(entry.before, entry.seat) < 1)
            expect(Math.max(...entry.left.map(Math.abs))).toBeLessThan(1e-9);
        }
        expect(reviewed.result.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        const shares = [reviewed.start, ...reviewed.entries.map(({ after }) => after)].flat();
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...shares)).toBeLessThanOrEqual(1 + 1e-12);
        return reviewed;
      };
      const experts: Entry[] = [];
      const dice = seededDice(5);
      const bots = setup.names.map(() => values.bot);
      playBotMatch(setup, bots, dice, dice.random, (entry) => experts.push(entry));
      expect(judged(experts).players.map(({ error }) => error)).toEqual(setup.names.map(() => 0));
      const random = judged(rollout(setup, chanceOf(seats), 60).log);
      expect(random.entries.some((entry) => entry.kind === 'choice' && isMistake(random, entry))).toBe(true);
    },
  );

  it('the review calls a stop that loses the match a mistake, and a stop that wins it none', async () => {
    const setup = setupOf('greed', { target: 1000, opening: 0 }, 4);
    const values = (await opened('greed', setup.options, 4)) as EstimatedValues;
    const log = entriesOf(setup.game, '0 roll | 0: 11111 | 0 stop | 1 roll | 1: 11123 | 1 stop');
    const choices = review(setup, log, values.by(2)).entries.filter((entry) => entry.kind === 'choice');
    const [own, other] = [choices[1], choices[3]];
    expect(own?.error).toBe(0);
    expect(other?.best).toEqual({ type: 'roll' });
    expect(other?.error).toBeGreaterThan(0.05);
  });
});

describe('the values of a match come from a solution if there is one, otherwise from estimates', () => {
  it.each([
    ['greed', { target: 500 }, 2, 'exact'],
    ['greed', { target: 500 }, 3, 'equilibrium'],
    ['greed', { target: 500 }, 4, 'duels'],
    ['ten-thousand', { target: 20_000 }, 3, 'rollouts'],
    ['threes', { rounds: 1 }, 2, 'exact'],
    ['three-dice', {}, 2, 'round'],
    ['three-dice', {}, 5, 'round'],
    ['hidden-pairs', {}, 3, 'sampled'],
  ] as const)('the values of %s %j for %i seats come from %s', async (id, options, seats, how) => {
    const setup = setupOf(id, options, seats);
    const values = await opened(id, setup.options, seats);
    expect(values.how).toBe(how);
    const isEstimate = how === 'duels' || how === 'rollouts' || how === 'sampled';
    expect(values.isEstimated).toBe(isEstimate);
    expect(isSolvable(setup.game, setup.options, seats)).toBe(!isEstimate);
  });
});
