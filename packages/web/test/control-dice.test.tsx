import { type ControlDie, type Face, message } from '@dicehall/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { ControlDice } from '../src/table/ControlDice.tsx';
import { openBrowser, render } from './render.tsx';

beforeEach(openBrowser);

/** Returns dice in a row. Those at the positions of the set score together. */
const diceWith = (count: number, set: readonly number[]): ControlDie[] =>
  Array.from({ length: count }, (_, position) => ({
    position,
    face: (set.includes(position) ? 3 : 2) as Face,
    mark: 'open',
    tap: null,
    worth: set.includes(position) ? message('worth-together', { count: set.length, points: 300 }) : null,
  }));

test.each([
  ['side by side', 5, [0, 1, 2]],
  ['side by side in the second row', 6, [3, 4, 5]],
  ['apart', 5, [0, 2, 3]],
  ['in two rows', 5, [1, 2, 3]],
  ['in two rows of two', 4, [0, 1, 2]],
])(
  'dice that score together and are %s share a plate below the middle die, and each other die has a line',
  async (_, count, set) => {
    const { all } = await render(<ControlDice dice={diceWith(count, set)} marking={null} onTap={() => {}} />);
    const below = all('li').map(({ children: [, mark] }) => mark?.props);
    expect(set.map((at) => below[at]?.['data-worth'])).toEqual([undefined, set.join(' '), undefined]);
  },
);

test('each die names its position, face and points, as a button or as a picture, and a tap reports this die', async () => {
  const dice = diceWith(3, [0, 2]).map((die) => ({ ...die, tap: die.position === 1 ? null : {} }));
  const onTap = vi.fn();
  const { all, call } = await render(<ControlDice dice={dice} marking="keep" onTap={onTap} />);
  const names = [...all('button'), ...all('span')].flatMap(({ props }) => props['aria-label'] ?? []);
  expect(names).toEqual([
    expect.stringMatching(/1.*3/),
    expect.stringMatching(/3.*3/),
    expect.stringMatching(/2.*2/),
  ]);
  await call(all('button')[1] ?? expect.fail(), 'onClick', {});
  expect(onTap.mock.calls).toEqual([[dice[2]]]);
});

test('a single die shows its points below itself, not as the points of a whole roll', async () => {
  const { all } = await render(<ControlDice dice={diceWith(1, [0])} marking={null} onTap={() => {}} />);
  expect(all('li').map(({ props }) => props['data-position'])).toEqual([0]);
});

test('only a die that is kept counts as pressed, and only one that can be tapped is a button', async () => {
  const die = (position: number, mark: ControlDie['mark'], tap: object | null): ControlDie =>
    ({ position, face: 4, mark, tap, worth: null }) as never;
  const dice = [
    die(0, 'open', {}),
    die(1, 'chosen', {}),
    die(2, 'locked', {}),
    die(3, 'spent', {}),
    die(4, 'chosen', null),
  ];
  const onTap = vi.fn();
  const page = await render(<ControlDice dice={dice} marking="hold" onTap={onTap} />);
  expect(page.all('button').map(({ props }) => props['aria-pressed'])).toEqual([false, true, false, false]);
  await page.call(page.all('button')[2] ?? expect.fail(), 'onClick', {});
  expect(onTap.mock.calls).toEqual([[dice[2]]]);
});
