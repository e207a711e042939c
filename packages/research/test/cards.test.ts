import { gameOf, type ThreeDiceOptions, threeDice, withDefaults } from '@dicehall/engine';
import { type Bot, expertOf, solveRound, solverOf, strategyOf } from '@dicehall/strategy';
import {
  openDuel,
  solveTenThousand,
  type TenThousandRule,
  type ThreeDiceRule,
} from '@dicehall/strategy/solvers';
import { threeDiceExpert } from '@dicehall/strategy/three-dice';
import { describe, expect, it } from 'vitest';
import { solved } from '../../strategy/test/solved.ts';
import { roundStart, Search } from '../../strategy/test/three-dice/search.ts';
import { cardFamilies } from '../src/cards/families.ts';
import { TenThousandCards, tenThousandFamily } from '../src/cards/ten-thousand/evaluate.ts';
import { threeDiceCardPlayer } from '../src/cards/three-dice.ts';
import { cardRulesOf } from './card-rules.ts';

const games = ['greed', 'threes'];

describe.each(games)('each strategy card of %s improves on the one before', (game) => {
  it('each card has one more rule and a lower cost than the one before, and its stated cost is right', () => {
    const evaluator = solved(cardFamilies[game as 'greed'].open());
    let last = Number.POSITIVE_INFINITY;
    for (const [index, { rules, cost }] of cardRulesOf(game).entries()) {
      expect(rules).toHaveLength(index + 1);
      expect(cost.loss).toBeLessThan(last);
      expect(cost.loss).toBeGreaterThan(0);
      const again = evaluator.cost(rules);
      expect(again.loss).toBeCloseTo(cost.loss, 9);
      expect(again.bySeat[0]).toBeCloseTo(cost.bySeat[0] ?? 0, 9);
      last = cost.loss;
    }
    expect(last).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it('each card can be written in words', async () => {
    const { cards = [] } = (await strategyOf(game).cards?.()) ?? {};
    expect(cards.map(({ rules }) => rules.length)).toEqual(cards.map((_, index) => index + 1));
  });
});

/**
 * Evaluating a card of Ten Thousand takes 25 s. By default, only one card is therefore compared with matches, which
 * have a low target.
 */
describe('each strategy card of Ten Thousand improves on the one before', () => {
  it('each card of Ten Thousand has one rule more than the one before, and costs less', () => {
    const losses = cardRulesOf('ten-thousand').map(({ rules, cost }, index) => {
      expect(rules).toHaveLength(index + 1);
      return cost.loss;
    });
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  });

  it('each card of Ten Thousand has the stated cost', () => {
    if (process.env.DICEHALL_RUNS === undefined) {
      console.info('Not evaluated: each card of ten-thousand takes 25 s. DICEHALL_RUNS=1 evaluates them.');
      return;
    }
    const evaluator = solved(tenThousandFamily.open());
    for (const { rules, cost } of cardRulesOf('ten-thousand')) {
      expect(evaluator.cost(rules as TenThousandRule[]).loss).toBeCloseTo(cost.loss, 9);
    }
  }, 600_000);

  it('the cost of the cards of Ten Thousand equals their losses in matches to 2,000 against the expert', () => {
    const game = gameOf('ten-thousand');
    const options = withDefaults(game.options, { target: 2000 });
    const solution = solved(solveTenThousand(options as never));
    const rules = (cardRulesOf('ten-thousand').at(-1)?.rules ?? []) as TenThousandRule[];
    const cards = new TenThousandCards(solution);
    const { value } = cards.cost(rules);
    const challenger = tenThousandFamily.player(rules);
    const duel = openDuel({ game, options, seats: 2, challenger, field: expertOf(solution), seed: 'cards' });
    duel.play(1500);
    const { share } = duel.result();
    expect(share.high - share.low).toBeLessThan(0.04);
    expect(value).toBeGreaterThan(share.low);
    expect(value).toBeLessThan(share.high);
  });
});

describe('the computed cost of a card equals that of a full search', () => {
  it('the cost of a card of Three Dice equals that of a search with the engine', () => {
    const options = withDefaults(threeDice.options, {}) as unknown as ThreeDiceOptions;
    const solution = solved(solveRound(options, 2));
    const { rules, cost } = cardRulesOf('three-dice')[3] ?? { rules: [], cost: { bySeat: [] } };
    const card = threeDiceCardPlayer(rules as ThreeDiceRule[]);
    const perfect = threeDiceExpert(solution);
    const random = (): number => 0;
    for (const seat of [0, 1]) {
      const search = new Search((state) =>
        (state.seat === seat ? card : perfect).choose(threeDice.view(state, state.seat), state.seat, random),
      );
      const sips = search.round(roundStart(options));
      const value = seat === 0 ? sips[1] - sips[0] : sips[0] - sips[1];
      expect((solution.roundValue[seat] ?? 0) - value).toBeCloseTo(cost.bySeat[seat] ?? 0, 9);
    }
  });

  it.each([
    ['greed', 400, 0.06],
    ['threes', 150, 0.09],
  ])(
    'the cost of the one-rule card for %s is within the interval measured in matches against the expert',
    (id, deals, widest) => {
      const game = gameOf(id);
      const options = withDefaults(game.options, {});
      const [card] = cardRulesOf(id);
      const family = cardFamilies[id as 'greed'];
      const solver = solverOf(id, 2);
      if (card === undefined || solver === undefined) throw new Error(`${id} is solved`);
      const field: Bot = expertOf(solved(solver.solution(options)));
      const challenger = family.player(card.rules);
      const duel = openDuel({ game, options, seats: 2, challenger, field, seed: `card ${id}` });
      duel.play(deals);
      const { share } = duel.result();
      expect(share.high - share.low).toBeLessThan(widest);
      expect(card.cost.value).toBeGreaterThan(share.low);
      expect(card.cost.value).toBeLessThan(share.high);
    },
  );
});
