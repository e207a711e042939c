import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiceThrow } from '../src/dice/DiceThrow.tsx';
import { motionIsReduced } from '../src/settings/appearance.ts';
import { drainStake } from '../src/table/drain-stake.ts';
import { FeltDice } from '../src/table/FeltDice.tsx';
import { diceOnFelt } from '../src/table/model/dice.ts';
import { expectLines } from './outline.ts';
import { type Played, playedTable } from './played-table.tsx';
import { openBrowser, render, set } from './render.tsx';

vi.mock('../src/settings/appearance.ts', () => ({ motionIsReduced: vi.fn() }));
vi.mock('../src/dice/DiceThrow.tsx', () => ({ DiceThrow: vi.fn() }));
vi.mock('../src/table/drain-stake.ts', () => ({ drainStake: vi.fn() }));

beforeEach(() => {
  openBrowser();
  vi.mocked(motionIsReduced).mockReset().mockReturnValue(false);
  vi.mocked(drainStake).mockReset();
  vi.mocked(DiceThrow)
    .mockReset()
    .mockImplementation(() => <b>The throw</b>);
});
afterEach(() => vi.unstubAllGlobals());

const felt = async (id: string, script: string, more: Played) => {
  const { table, page: device } = playedTable(id, script, { hasMotion: true, ...more });
  const part = () => <FeltDice table={table} shown={table.now()} onFelt={diceOnFelt(table.now())} />;
  const page = await render(part());
  return {
    ...page,
    table,
    device,
    part,
    thrown: () => vi.mocked(DiceThrow).mock.lastCall?.[0] ?? expect.fail(),
  };
};

describe('the felt animates a throw', () => {
  const turn = '0 roll|0: 51346|0 roll|0: 123';
  test.each<readonly [string, Played, object]>([
    ['of another player comes from their score', {}, { from: '[data-score-of="0"]' }],
    ['of the viewer comes from the near side', { mine: [0] }, { from: null }],
    ['of people who share a device comes from the near side', { mine: [0, 1, 2] }, { from: null }],
  ])('the throw %s', async (_, more, given) => {
    const { thrown } = await felt('greed', turn, { last: 1, ...more });
    const row = [1, 2, 3].map((face) => ({ face, isHeld: false }));
    expect(thrown()).toMatchObject({
      ...given,
      row,
      seed: 'Table3',
      quality: 'solid',
      reducedMotion: false,
      numerals: false,
      suspense: 0,
    });
  });

  test.each([
    [
      { dice: 'tumbling', faces: 'numerals' },
      { quality: 'solid', numerals: true },
    ],
    [{ dice: 'always' }, { quality: 'always', numerals: false }],
    [{ dice: 'drawn' }, { quality: 'drawn', numerals: false }],
  ] as const)('a throw is animated according to the settings %j', async (settings, given) => {
    await set(settings);
    expect((await felt('greed', turn, { last: 1 })).thrown()).toMatchObject(given);
  });

  test('a throw is slower if much is at stake', async () => {
    await set({ pace: 'normal' });
    const options = { target: 1000 };
    expect((await felt('greed', turn, { last: 1, options })).thrown().suspense).toBe(280);
  });

  test('a throw shows its result once, when its dice lie still', async () => {
    const { table, thrown } = await felt('greed', turn, { last: 1 });
    const { onDone } = thrown();
    expect(table.now().count).toBe(3);
    await act(async () => onDone());
    await act(async () => onDone());
    expect([table.now().count, table.now().throwing]).toEqual([4, null]);
  });

  test('held dice stay in the row of a throw instead of moving aside', async () => {
    const { box, thrown } = await felt('three-dice', '0: 2|1: 5|2: 2|1 roll|1: 614|1 roll 12|1: 23', {
      last: 1,
    });
    expect(thrown().row.map(({ face, isHeld }) => `${face}${isHeld ? ' held' : ''}`)).toEqual([
      '6 held',
      '2',
      '3',
    ]);
    expectLines(
      box,
      `
      The throw
    `,
    );
  });

  test('a throw of a throw-off appears below the earlier rolls', async () => {
    expectLines(
      (await felt('ten-thousand', '0: 3|1: 6|2: 1', { last: 1 })).box,
      `
      - Ada <3 | ⟨3⟩>
      - You <6 | ⟨6⟩>
      The throw
    `,
    );
  });
});

describe('the felt animates a lost stake', () => {
  const lost = '0 roll|0: 51346|0 roll|0: 236';
  const bust = async (more: Played = {}) => {
    const page = await felt('greed', lost, { last: 1, mine: [0], ...more });
    await act(async () => page.table.next());
    await page.show(page.part());
    return page;
  };

  test('a lost stake drains at the place where it was shown', async () => {
    const { box } = await bust();
    await vi.waitFor(() => expect(drainStake).toHaveBeenCalledTimes(1));
    const [place, amount, format] = vi.mocked(drainStake).mock.calls[0] ?? expect.fail();
    expect([amount, format(1500), place.current?.textContent]).toEqual([150, '1,500', '150']);
    expectLines(
      box,
      `
      ⟨2 disabled⟩ ⟨3 disabled⟩ ⟨6 disabled⟩
      You bust (2, 3 and 6)
      ~150~
    `,
      ['data-falls'],
    );
  });

  test('a lost stake does not drain with reduced motion', async () => {
    vi.mocked(motionIsReduced).mockReturnValue(true);
    const { text } = await bust();
    expect([text().includes('150'), vi.mocked(drainStake).mock.calls]).toEqual([true, []]);
  });
});
