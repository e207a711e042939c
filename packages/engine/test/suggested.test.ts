import { describe, expect, it } from 'vitest';
import { rollsWhere } from '../src/core/index.ts';
import { stopFrom } from '../src/games/greed/controls.ts';
import { greedOptions } from '../src/games/greed/options.ts';
import { scoreGreed } from '../src/games/greed/scoring.ts';
import { bankFrom } from '../src/games/ten-thousand/controls.ts';
import { tenThousandOptions } from '../src/games/ten-thousand/options.ts';
import {
  type AnyGame,
  type Face,
  gameOf,
  games,
  mostOf,
  parsePosition,
  readSetup,
  replayStatesOfLog,
  suggestedAction,
  unwrap,
  withDefaults,
} from '../src/index.ts';
import { chanceOf, rollout } from '../src/testing/index.ts';

const seats = [{ name: 'Ada' }, { name: 'Bo' }];

/** Returns the suggested action after a log of Greed or Ten Thousand. */
function suggestedAfter(game: string, options: object, log: readonly unknown[], draft: unknown = null) {
  const played = unwrap(replayStatesOfLog(unwrap(readSetup({ game, options, seats })), log));
  const { step } = gameOf(game).view(played.states.at(-1), 'table');
  const chooser = step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
  const view = gameOf(game).view(played.states.at(-1), chooser);
  return suggestedAction(gameOf(game).controls(view, chooser, draft));
}

const lastTurn = 'target=2000,opening=0,takeOver=false,exactFinish=false,ending=last-turn';

const roll = (seat: number, ...dice: number[]) => [
  { seat, move: { type: 'roll' } },
  { seat, dice },
];

describe('the controls suggest an action to beginners', () => {
  it('the suggested action is possible', () => {
    for (const game of games as readonly AnyGame[])
      for (const seed of [1, 2, 3]) {
        const setup = unwrap(readSetup({ game: game.id, options: {}, seats }));
        for (const state of unwrap(replayStatesOfLog(setup, rollout(setup, chanceOf(seed)).log)).states) {
          const view = game.view(state, 0);
          const controls = game.controls(view, 0, null);
          const id = suggestedAction(controls);
          expect(id === null || controls.actions.some((one) => one.id === id && one.why === null)).toBe(true);
        }
      }
  });

  it('banking is suggested if one more roll would lose more points on average than it gains', () => {
    const options = { target: 5000, opening: 0 };
    expect(suggestedAfter('greed', options, roll(0, 1, 1, 1, 2, 3))).toBe('stop');
    expect(suggestedAfter('greed', options, roll(0, 5, 2, 3, 4, 6))).toBe('roll');
  });

  it('banking is suggested if it reaches the target, and rolling if banking would lose', () => {
    const options = { target: 1000, opening: 0 };
    const reached = roll(0, 1, 1, 1, 5, 5);
    expect(suggestedAfter('greed', options, reached)).toBe('stop');
    const stopped = [...reached, { seat: 0, move: { type: 'stop' } }];
    expect(suggestedAfter('greed', options, [...stopped, ...roll(1, 1, 1, 1, 2, 3)])).toBe('roll');
    const win = { target: 2000, opening: 0, exactFinish: false };
    const order = [
      { seat: 0, dice: [6] },
      { seat: 1, dice: [1] },
    ];
    const lucky = [...order, ...roll(0, 1, 1, 1, 1, 5, 5)];
    expect(suggestedAfter('ten-thousand', win, lucky, { marked: [0, 1, 2, 3, 4, 5] })).toBe('bank');
    expect(suggestedAfter('ten-thousand', win, lucky, { marked: [4] })).toBe('roll');
  });

  it.each([
    ['rolling, if banking would only tie with the best total', '1200,3100,800 111 0 1 choose 1900', 'roll'],
    ['banking, if it wins and no player follows', '1200,3100,800 111 0 1 choose 1950', 'stop'],
    [
      'rolling, if a large roll may add more and another player follows',
      '2900,3100,2950 111 2 1 choose 200',
      'roll',
    ],
    ['banking, if one more roll would lose more than it gains', '2900,3100,1200 111 2 1 choose 1950', 'stop'],
  ])('in the final round of Greed the suggestion is %s', (_, fields, expected) => {
    const { game, state } = unwrap(parsePosition(`greed - ${fields} 12346`));
    const seat = Number(fields.split(' ')[2]);
    expect(suggestedAction(game.controls(game.view(state, seat), seat, null))).toBe(expected);
  });

  it.each([
    ['greed - 1200,3100,800 111 0 1 choose 650 12346', 'stop', 'lose', 'roll'],
    ['greed - 1200,3100,800 111 0 1 choose 1900 12346', 'stop', 'no', 'roll'],
    ['greed - 2900,3100,2950 111 2 1 choose 200 12346', 'stop', 'no', 'roll'],
    ['greed - 1200,3100,800 111 0 1 choose 1950 12346', 'stop', 'win', 'stop'],
    ['greed - 1200,2100,800 111 0 - choose 650 12346', 'stop', 'no', 'roll'],
    ['ten-thousand exactFinish=false 9000,9950 0 choose 1000 123446', 'bank', 'win', 'bank'],
    [`ten-thousand ${lastTurn} 1400,2300 0 1 choose 700 123446`, 'bank', 'lose', 'roll'],
    [`ten-thousand ${lastTurn} 1400,2300 0 1 choose 850 123446`, 'bank', 'win', 'bank'],
    [
      `ten-thousand ${lastTurn},threeBusts=500 1400,2300,0 2 0,0,0 111 1 choose 700 123446`,
      'bank',
      'no',
      'roll',
    ],
    [
      `ten-thousand ${lastTurn.replace('last-turn', 'round')} 2300,1400 1 0 choose 500 123446`,
      'bank',
      'lose',
      'roll',
    ],
    [
      `ten-thousand ${lastTurn.replace('last-turn', 'round')} 1900,1400 1 0 choose 850 123446`,
      'bank',
      'win',
      'bank',
    ],
  ])('the button of a bank says how it decides the match: %s', (position, id, decides, suggested) => {
    const { game, state } = unwrap(parsePosition(position));
    const { step } = game.view(state, 'table');
    const seat = step.kind === 'choose' ? (step.seats[0] ?? 0) : 0;
    const controls = game.controls(game.view(state, seat), seat, { marked: [0] });
    const bank = controls.actions.find((action) => action.id === id);
    expect(bank?.label.values).toMatchObject({ decides });
    expect(suggestedAction(controls)).toBe(suggested);
  });

  it('banking is suggested if it reaches the target exactly, even with a low minimum for banking', () => {
    const { game, state } = unwrap(
      parsePosition('ten-thousand atLeast=300 3000,9950,2000 1 choose 0 523346'),
    );
    const controls = game.controls(game.view(state, 1), 1, { marked: [0] });
    expect(suggestedAction(controls)).toBe('bank');
    expect(controls.suggested).toBe('bank');
  });

  it.each([
    ['rolling, if dice are left to roll', [1, 2], 'roll'],
    ['banking, if the only die left is not rolled', [1, 2, 4], 'bank'],
    ['banking, if all dice are kept', [1, 2, 3, 4], 'bank'],
  ])('in Threes the suggestion is %s, and both actions stay in the same order', (_, marked, expected) => {
    const { game, state } = unwrap(parsePosition('threes rounds=5 -30,12,9 3 1 choose 35153 10000'));
    const controls = game.controls(game.view(state, 1), 1, { marked });
    expect(suggestedAction(controls)).toBe(expected);
    expect(controls.actions.slice(0, 2).map(({ id }) => id)).toEqual(['roll', 'bank']);
  });

  it('the suggestion uses the exact odds of one more roll', () => {
    const points = (dice: number, score: (rolled: readonly Face[]) => number): number => {
      const scores = new Set<number>();
      const busts = rollsWhere(dice, (rolled) => {
        scores.add(score(rolled));
        return score(rolled) === 0;
      });
      const sum = [...scores].reduce(
        (all, one) => all + one * rollsWhere(dice, (rolled) => score(rolled) === one),
        0,
      );
      return sum / busts;
    };
    for (let dice = 1; dice <= 5; dice++)
      expect(stopFrom(withDefaults(greedOptions, {}))[dice]).toBeCloseTo(
        points(dice, (rolled) => scoreGreed(rolled).score),
      );
    const defaults = withDefaults(tenThousandOptions, {});
    for (let dice = 1; dice <= 6; dice++)
      expect(bankFrom[dice]).toBeCloseTo(points(dice, (rolled) => mostOf(rolled, defaults)));
  });
});
