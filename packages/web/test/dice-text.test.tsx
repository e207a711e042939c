import { describeMove, type Message, parsePosition } from '@dicehall/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiceText } from '../src/dice/DiceText.tsx';
import { openBrowser, render, set } from './render.tsx';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

function moveOf(position: string, move: unknown): Message {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(position);
  const { game, state } = read.value;
  const step = game.step(state);
  return describeMove(game, state, step.kind === 'choose' ? (step.seats[0] ?? 0) : 0, move);
}

test.each([
  [
    'three-dice - 0,0 5 1 2 1 -,106 choose 1 654',
    { type: 'roll', dice: [0, 2] },
    'roll <4 6 | ⟨4⟩ ⟨6⟩> again',
  ],
  [
    'ten-thousand - 3000,2500 1 choose 0 152336',
    { type: 'roll', keep: [0, 1] },
    'keep <1 5 | ⟨1⟩ ⟨5⟩> and roll',
  ],
  ['greed - 600,600 11 0 - choose 400 43442', { type: 'stop' }, 'bank'],
])('the dice in the name of a move are drawn, and read by their faces: %s', async (position, move, text) => {
  const page = await render(<DiceText phrase={moveOf(position, move)} />);
  expect(page.outline()).toEqual([text]);
});

test('the pairs of a plan are drawn, but its rounds are written', async () => {
  const plan: Message = {
    key: 'hidden-pairs-move-commit',
    values: {
      first: { dice: [6, 6] },
      second: { dice: [1, 2] },
      third: { dice: [6, 6] },
      hinderance: 2,
      hindered: { seat: 1 },
      seats: 3,
      diceBlock: 0,
      blocked: { seat: 1 },
      luckyDice: 1,
    },
  };
  const page = await render(<DiceText phrase={plan} />);
  expect(page.outline()).toEqual([
    '<6 6 | ⟨6⟩ ⟨6⟩> · <1 2 | ⟨1⟩ ⟨2⟩> · <6 6 | ⟨6⟩ ⟨6⟩> , Hindrance on seat 1 in round 2, Lucky Dice in round 1',
  ]);
});

test('dice in a text are digits for a person who has chosen digits', async () => {
  await set({ faces: 'numerals' });
  const again = moveOf('three-dice - 0,0 5 1 2 1 -,106 choose 1 654', { type: 'roll', dice: [1] });
  const page = await render(<DiceText phrase={again} />);
  expect(page.outline()).toEqual(['roll the <5 | ⟨digit 5⟩> again']);
});
