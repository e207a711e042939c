import { seededDice } from '@dicehall/dice';
import {
  type Commit,
  type GameId,
  greed,
  priceOf,
  readSetup,
  replayLog,
  type Setup,
  tenThousand,
  withDefaults,
} from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Bot, strengths } from '../../src/bots/bot.ts';
import { botFor } from '../../src/bots/expert.ts';
import { stopFrom as greedStopFrom } from '../../src/games/greed/bots.ts';
import { farPlan, turnPlan } from '../../src/games/ten-thousand/plan.ts';
import { greedScoring } from '../../src/outcomes/games.ts';

function setupOf(game: GameId, options: object, seats: number): Setup {
  const setup = readSetup({
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

/** Returns the move of a bot for a seat after a script. */
function moveAfter(bot: Bot, setup: Setup, script: string, seat: number, seed = 1): unknown {
  const match = replayLog(setup, entriesOf(setup.game, script));
  if (!match.ok) throw new Error(`${match.error.code} at ${match.error.entry}`);
  return bot.choose(setup.game.view(match.value.state, seat), seat, seededDice(seed).random);
}

describe('the steady player of Greed stops at the points that maximise its mean score', () => {
  it('the steady player of Greed stops at the points that maximise its mean score per turn, by dice left', () => {
    const { classes } = greedScoring(withDefaults(greed.options, {}));
    const top = 400;
    const values = Array.from({ length: 6 }, () => new Float64Array(top).map((_, units) => units));
    const rolling = (units: number, dice: number): number =>
      (classes[dice] ?? []).reduce((sum, { ways, takes }) => {
        const [take] = takes;
        if (take === undefined) return sum;
        const after = units + take.score;
        return sum + (ways / 6 ** dice) * (after < top ? (values[take.left]?.[after] ?? 0) : after);
      }, 0);
    const first = [0, 0, 0, 0, 0, 0];
    for (let units = top - 1; units >= 0; units--) {
      const rolled = [1, 2, 3, 4, 5].map((dice) => rolling(units, dice));
      rolled.forEach((value, index) => {
        const row = values[index + 1];
        if (row !== undefined) row[units] = Math.max(units, value);
        if (value <= units + 1e-9) first[index + 1] = units;
      });
    }
    expect(first.map((units) => units * 50)).toEqual(greedStopFrom);
  });

  it.each(strengths)(
    'the steady player of Greed (%s) continues in the final round while it is behind, and stops when last and ahead',
    (strength) => {
      const setup = setupOf('greed', { target: 500, opening: 0 }, 2);
      const bot = botFor('greed', strength);
      const final = '0 roll | 0: 11123 | 0 stop | 1 roll | ';
      expect(moveAfter(bot, setup, `${final} 1: 66623`, 1)).toEqual({ type: 'roll' });
      expect(moveAfter(bot, setup, `${final} 1: 11155`, 1)).toEqual({ type: 'stop' });
    },
  );

  it.each(strengths)('the steady player of Greed (%s) never stops without points', (strength) => {
    const setup = setupOf('greed', { opening: 2000 }, 2);
    for (let seed = 0; seed < 20; seed++) {
      expect(moveAfter(botFor('greed', strength), setup, '0 roll | 0: 11123', 0, seed)).toEqual({
        type: 'roll',
      });
    }
  });
});

describe('the steady player of Ten Thousand maximises its mean score per turn', () => {
  const bot = botFor('ten-thousand', 'steady');
  const start = '0: 6 | 1: 1 | 0 roll |';
  const house = withDefaults(tenThousand.options, {});

  it('far from the target, the steady player scores 588 points per turn on average', () => {
    expect(farPlan(house).rolling(0, 6)).toBeCloseTo(587.96, 2);
  });

  it('the steady player would rather be 200 than 50 points from the target, because 50 are harder to score exactly', () => {
    expect(turnPlan(house, 250, 0).banking(50)).toBeGreaterThan(turnPlan(house, 250, 0).banking(200));
  });

  it('the steady player keeps the dice that win exactly, and does not overshoot', () => {
    const setup = setupOf('ten-thousand', { target: 2000, opening: 0 }, 2);
    const move = moveAfter(bot, setup, `${start} 0: 111123`, 0);
    expect(move).toMatchObject({ keep: [0, 1, 2, 3] });
  });

  it('the steady player takes over an offer that is worth more than a fresh turn, and declines one of a single die', () => {
    const setup = setupOf('ten-thousand', { opening: 0 }, 2);
    expect(moveAfter(bot, setup, `${start} 0: 111234 | 0 bank 012`, 1)).toEqual({ type: 'take-over' });
    expect(moveAfter(bot, setup, `${start} 0: 222234 | 0 roll 012 | 0: 514 | 0 bank 01`, 1)).toEqual({
      type: 'roll',
    });
  });
});

describe('the steady player of Three Dice gives sips fairly and follows the gentlemen’s rule', () => {
  it('the steady player gives its sips to a player with the fewest', () => {
    const setup = setupOf('three-dice', { rounds: 2 }, 3);
    const order = '0: 6 | 1: 2 | 2: 1 |';
    const script = `${order} 0 roll 012 | 0: 664 | 0 stay | 1 roll 012 | 1: 245 | 2 roll 012 | 2: 662 | 1 roll 012 | 1: 664 | 1 stay | 2 roll 012 | 2: 123`;
    expect(moveAfter(botFor('three-dice', 'steady'), setup, script, 2)).toEqual({ type: 'give', to: 0 });
  });

  it.each(strengths)('the steady player of Three Dice (%s) follows the gentlemen’s rule', (strength) => {
    const setup = setupOf('three-dice', { gentlemen: 'enforce' }, 2);
    const script = '0: 6 | 1: 1 | 0 roll 012 | 0: 245 | 0 roll 0 | 0: 3 | 0 stay | 1 roll 012 | 1: 116';
    expect(moveAfter(botFor('three-dice', strength), setup, script, 1)).toEqual({
      type: 'roll',
      dice: [0, 1, 2],
    });
  });
});

describe('the steady player of Hidden Pairs spends only what it has', () => {
  const setup = setupOf('hidden-pairs', {}, 2);
  const bot = botFor('hidden-pairs', 'steady');
  const moves = (dice: string) =>
    Array.from({ length: 40 }, (_, seed) => moveAfter(bot, setup, `0: ${dice} | 1: 123456`, 0, seed));

  it('the steady player buys nothing that it cannot pay for, with any points', () => {
    const bought = new Map<number, number>();
    for (const points of [0, 25, 50, 75, 100, 125, 150, 200, 250, 500]) {
      for (const [index, dice] of ['112233', '665544', '123456', '116666', '222255'].entries()) {
        const position = `hidden-pairs - 2 ${points},300,800 ${dice}+2/112233+0/123456+0 66.11.11=0/55.11.11=0/44.11.11=0 000 choosing`;
        const state = setup.game.parsePosition(position);
        if (!state.ok) throw new Error(JSON.stringify(state.error));
        const view = setup.game.view(state.value, 0);
        for (let seed = 0; seed < 12; seed++) {
          const move = bot.choose(view, 0, seededDice(seed + 100 * index).random);
          const applied = setup.game.apply(state.value, { seat: 0, move });
          expect({ position, move, refused: applied.ok ? null : applied.error.code }).toMatchObject({
            refused: null,
          });
          bought.set(points, (bought.get(points) ?? 0) + priceOf(move as Commit));
        }
      }
    }
    // With enough points the bot buys actions, so the test above is meaningful.
    expect(bought.get(0)).toBe(0);
    expect(bought.get(500)).toBeGreaterThan(1000);
  });

  it('the steady player randomises its choices', () => {
    expect(new Set(moves('664422').map((move) => JSON.stringify(move))).size).toBeGreaterThan(5);
  });

  it('the steady player re-rolls a single 1 among high dice, and re-rolls no die of six 6s', () => {
    expect(moves('165656')[0]).toEqual({ type: 're-roll', die: 0 });
    expect(moves('666666').every((move) => (move as { type: string }).type === 'commit')).toBe(true);
  });
});
