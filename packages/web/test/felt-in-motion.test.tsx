import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { DiceThrow } from '../src/dice/DiceThrow.tsx';
import { preloadThrows } from '../src/dice/solid-loader.ts';
import { SeatNamesProvider } from '../src/i18n/messages.tsx';
import { motionIsReduced } from '../src/settings/appearance.ts';
import type { Settings } from '../src/settings/settings.ts';
import { drainStake } from '../src/table/drain-stake.ts';
import { Felt } from '../src/table/Felt.tsx';
import { FeltDice } from '../src/table/FeltDice.tsx';
import { diceOnFelt } from '../src/table/model/dice.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { expectLines } from './outline.ts';
import { type Played, playedTable } from './played-table.tsx';
import { openBrowser, render, set, tellWindow } from './render.tsx';
import { tokensIn } from './token-marks.ts';

vi.mock('../src/settings/appearance.ts', () => ({ motionIsReduced: vi.fn() }));
vi.mock('../src/dice/DiceThrow.tsx', () => ({ DiceThrow: vi.fn() }));
vi.mock('../src/table/drain-stake.ts', () => ({ drainStake: vi.fn() }));
vi.mock('../src/dice/solid-loader.ts', () => ({ preloadThrows: vi.fn() }));

beforeEach(() => {
  openBrowser();
  vi.mocked(motionIsReduced).mockReset().mockReturnValue(false);
  for (const spy of [drainStake, preloadThrows]) vi.mocked(spy as Mock).mockReset();
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

  test.each([
    ['normal', 280],
    ['fast', 126],
  ] as const)('a throw is slower if much is at stake, at the pace %s by %i ms', async (pace, suspense) => {
    await set({ pace });
    const options = { target: 1000 };
    expect((await felt('greed', turn, { last: 1, options })).thrown().suspense).toBe(suspense);
  });

  test('the throw of the second player comes from their own score', async () => {
    const { thrown } = await felt('greed', `${turn}|0 stop|1 roll|1: 22346`, { last: 1, mine: [0] });
    expect(thrown().from).toBe('[data-score-of="1"]');
  });

  test('a throw shows its result once, when its dice lie still', async () => {
    const { table, thrown } = await felt('greed', `${turn}|0 stop`, { last: 2 });
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

  test.each([
    ['three thrown dice', 'greed', turn, 3],
    ['three dice, one of which is held', 'three-dice', '0: 2|1: 5|2: 2|1 roll|1: 614|1 roll 12|1: 23', 3],
  ])('the row of a throw has the width of %s', async (_, id, script, count) => {
    const { box } = await felt(id, script, { last: 1 });
    expect(box.querySelector('[data-area]')?.childNodes[0]?.props['data-count']).toBe(count);
  });

  test('while dice roll, the last line of the log gives way to them', async () => {
    const { table } = playedTable('greed', turn, { hasMotion: true, last: 1 });
    const page = await render(<TableScreen table={table} />);
    const latest = () => page.all('p').find(({ props }) => props['data-latest'] === true)?.textContent;
    expect([table.now().throwing === null, latest()]).toEqual([false, '']);
    await act(async () => table.next());
    expect([table.now().throwing === null, latest()]).toEqual([true, table.now().latest]);
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
    await expect.poll(() => drainStake).toHaveBeenCalledTimes(1);
    const [place, amount, format, from] = vi.mocked(drainStake).mock.calls[0] ?? expect.fail();
    expect([amount, format(1500), place.textContent]).toEqual([150, '−1,500', '−150']);
    expect(from).toBeGreaterThan(0);
    expectLines(
      box,
      `
      ⟨2 disabled⟩ ⟨3 disabled⟩ ⟨6 disabled⟩
      You bust (2, 3 and 6)
      ~−150~
    `,
      ['data-falls'],
    );
  });

  test('a bust with nothing at stake shows no number', async () => {
    const page = await felt('greed', '0 roll|0: 23466', { last: 1, mine: [0] });
    await act(async () => page.table.next());
    await page.show(page.part());
    expectLines(
      page.box,
      `
      ⟨2 disabled⟩ ⟨3 disabled⟩ ⟨4 disabled⟩ ⟨6 disabled⟩ ⟨6 disabled⟩
      You bust (2, 3, 4, 6 and 6)
    `,
    );
    expect(drainStake).not.toHaveBeenCalled();
  });

  test('the points of a roll beyond the target fall off the table, and nothing drains', async () => {
    const page = await felt('ten-thousand', '0: 3|1: 1|2: 1|0 roll|0: 111153', {
      ...{ last: 1, mine: [0], options: { target: 2000 } },
    });
    await act(async () => page.table.next());
    await page.show(page.part());
    expectLines(
      page.box,
      `
      ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨1 disabled⟩ ⟨5 disabled⟩ ⟨3 disabled⟩
      You overshoot 2,000 (1, 1, 1, 1, 5 and 3)
      ·falls ~2,050~
    `,
      ['data-falls'],
    );
    await expect.poll(() => DiceThrow).toHaveBeenCalled();
    expect(drainStake).not.toHaveBeenCalled();
  });

  test('when a bust ends the match, the final score falls in place of the drained stake', async () => {
    const last = '0 roll|0: 11155|0 stop|1 roll|1: 51346|1 roll|1: 236';
    const page = await felt('greed', last, {
      ...{ players: ['Ada', 'Bo'], options: { target: 1000, opening: 0 }, last: 1, mine: [1] },
    });
    const next = async () => {
      await act(async () => page.table.next());
      await page.show(page.part());
    };
    await next();
    await expect.poll(() => drainStake).toHaveBeenCalledTimes(1);
    const [place] = vi.mocked(drainStake).mock.calls[0] ?? expect.fail();
    place.textContent = '−20';
    await next();
    expect(page.box.querySelector('[data-falls]')?.textContent).toBe('You0');
  });

  test('a lost stake does not drain with reduced motion', async () => {
    vi.mocked(motionIsReduced).mockReturnValue(true);
    const { text } = await bust();
    expect([text().includes('150'), vi.mocked(drainStake).mock.calls]).toEqual([true, []]);
  });
});

test('dice are described by the result of their own roll, not by that of an earlier one', async () => {
  const script = '0 roll|0: 22346|1 roll|1: 51346|1 roll';
  expectLines(
    (await felt('greed', script, {})).box,
    `
    ⟨5 kept⟩ ⟨1 kept⟩ ⟨3 disabled⟩ ⟨4 disabled⟩ ⟨6 disabled⟩
    ((5, 1, 3, 4 and 6))
    `,
  );
});

describe('the felt finishes showing each event before it offers the next step', () => {
  const whole = async (id: string, script: string, more: Played, cover: ReactNode = null) => {
    const { table, page: device } = playedTable(id, script, { hasMotion: true, ...more });
    const part = () => (
      <SeatNamesProvider names={table.now().names}>
        <Felt table={table} shown={table.now()} cover={cover} />
      </SeatNamesProvider>
    );
    const page = await render(part());
    await page.until(() => page.box.querySelector('[data-loading]'), null);
    const pass = async (time: number) => {
      await page.does(() => device.pass(time));
      await page.show(part());
    };
    const has = (name: string) => page.box.querySelector(`[${name}]`) !== null;
    const buttons = () => page.all('button').flatMap(({ props }) => props['data-action'] ?? []);
    return { ...page, table, part, pass, has, buttons };
  };
  const bust = '0 roll|0: 22346';

  test('a cover waits until the last roll has been shown', async () => {
    const page = await whole('greed', bust, { last: 1, mine: [0, 1, 2] }, <i>Pass it on</i>);
    const seen = [page.text().includes('Pass it on')];
    await page.does(() => page.table.next());
    await page.show(page.part());
    seen.push(page.text().includes('Pass it on'));
    expect(seen).toEqual([false, true]);
  });

  test('the entry of real dice stays hidden while the device has to be passed on', async () => {
    const more: Played = { last: 2, mine: [0, 1, 2], feed: { enter: () => Promise.resolve(null) } };
    const entry = async (cover: ReactNode) => {
      const page = await whole('greed', `${bust}|1 roll`, more, cover);
      const before = page.has('data-entry');
      await page.pass(60_000);
      return [before, page.has('data-entry')];
    };
    expect(await entry(<i>Pass it on</i>)).toEqual([false, false]);
  });

  test('a tap skips the animated choice of another player, and the next tap its headline', async () => {
    const script = '0: 3|1: 1|2: 1|0 roll|0: 111234|0 bank 012';
    const { table } = await whole('ten-thousand', script, { last: 1 });
    const tap = () => tellWindow('pointerdown', { timeStamp: performance.now() + 1 });
    const state = () => [table.now().count, table.now().choice !== null, table.now().moment !== null];
    expect(state()).toEqual([5, true, false]);
    await tap();
    expect(state()).toEqual([6, false, true]);
    await tap();
    expect(state()).toEqual([6, false, false]);
  });

  test.each<readonly [Partial<Settings>, boolean, readonly unknown[]]>([
    [{ dice: 'tumbling' }, false, [[false]]],
    [{ dice: 'always' }, false, [[true]]],
    [{ dice: 'drawn' }, false, []],
    [{ dice: 'tumbling' }, true, []],
    [{ dice: 'always' }, true, []],
  ])(
    'with the settings %j and reduced motion (%s), the felt loads 3D dice: %j',
    async (settings, isReduced, loads) => {
      vi.mocked(motionIsReduced).mockReturnValue(isReduced);
      await set(settings);
      await whole('greed', '', {});
      expect(vi.mocked(preloadThrows).mock.calls).toEqual(loads);
    },
  );

  test('if several people share the screen, the main button shows the token and the name of the player who acts', async () => {
    const marks = ['moon', 'star', 'heart'] as const;
    const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({
      ...{ name, kind: 'person' as const },
      token: { shape: marks[seat] ?? 'moon', colour: 'pink' as const },
    }));
    const shown = async (mine: readonly number[]) => {
      const page = await whole('greed', bust, { mine: [...mine], feed: { seats } });
      const [main] = page.all('button');
      return [tokensIn(main ?? expect.fail()), main?.all('span')[0]?.textContent];
    };
    expect([await shown([0, 1, 2]), await shown([1])]).toEqual([
      [['star pink'], 'Bo'],
      [[], 'Roll 5 dice'],
    ]);
  });

  test('3D dice that are turned on at the table are loaded', async () => {
    await set({ dice: 'drawn' });
    await whole('greed', '', {});
    expect(vi.mocked(preloadThrows).mock.calls).toEqual([]);
    await set({ dice: 'always' });
    expect(vi.mocked(preloadThrows).mock.calls).toEqual([[true]]);
  });

  test.each([
    ['normal', []],
    ['instant', ['roll', 'stop']],
  ] as const)(
    'at the pace %s, the viewer has these actions while the bust of another player is shown: %j',
    async (pace, actions) => {
      vi.mocked(motionIsReduced).mockReturnValue(true);
      const page = await whole('greed', bust, {
        hasMotion: false,
        last: 1,
        settings: { pace },
      });
      expect([page.has('data-moment'), page.buttons()]).toEqual([true, actions]);
    },
  );

  test('at instant pace, the end of a match has no headline over it', async () => {
    const page = await whole('greed', '0 roll|0: 11122|0 stop|1 roll|1: 22346', {
      ...{
        players: ['Ada', 'Bo'],
        options: { target: 500, opening: 0 },
        settings: { pace: 'instant' },
        last: 1,
      },
      ...{ hasMotion: false, feed: { result: { places: [1, 2], scores: [1000, 0], why: null } } },
    });
    expect([page.table.now().isEnd, page.table.now().moment !== null, page.has('data-moment')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('in a turn, the dice before a roll stay visible while the roll is entered', async () => {
    const page = await whole('three-dice', '0: 2|1: 5|2: 2|1 roll|1: 614|1 roll 12', {
      feed: { enter: () => Promise.resolve(null) },
    });
    expectLines(
      page.box,
      `
      {Table: Three Dice}
      Your turn
      Loser takes 1 sip
      Rolls left 1
      {Dice}
      - ⟨1: Die 2: 1, 100⟩ ~100~
      - ⟨4: Die 3: 4, 4⟩ ~4~
      {Set aside in this turn}
      - ⟨6: Die 1: 6, 60, set aside⟩ ~60~
      {The 2 dice that Bo rolled}
      Roll, then tap what the 2 dice show
      ⟨? disabled⟩ ⟨? disabled⟩
      [1 | ⟨1⟩] [2 | ⟨2⟩] [3 | ⟨3⟩] [4 | ⟨4⟩] [5 | ⟨5⟩] [6 | ⟨6⟩]
      [Remove last die (off)]
    `,
    );
  });

  test.each([
    [[1], 'What is best?'],
    [[0], 'Bo’s turn'],
    [[0, 1, 2], 'What is best?'],
  ])('in a single position, the seats %j are asked: %s', async (mine, asked) => {
    const page = await whole('greed', '0 roll|0: 22346|1 roll|1: 51346', {
      mine,
      feed: { isPosition: true },
    });
    expect(page.texts('p')[0]).toBe(asked);
  });

  test('a single position that has been answered asks nothing', async () => {
    const feed = { isPosition: true, isReplay: true };
    const page = await whole('greed', '0 roll|0: 22346|1 roll|1: 51346', { mine: [1], feed });
    expect(page.text()).not.toContain('What is best?');
  });
});
