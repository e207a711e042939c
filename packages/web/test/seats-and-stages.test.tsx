import { actionKinds, faces, framesOf, message, type RoundShown } from '@dicehall/engine';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DrawnThrow } from '../src/dice/DrawnThrow.tsx';
import type { Hit } from '../src/dice/solid/recording.ts';
import { ActionIcon } from '../src/games/hidden-pairs/ActionIcon.tsx';
import Committed from '../src/games/hidden-pairs/Committed.tsx';
import { RoundStage } from '../src/games/hidden-pairs/RoundStage.tsx';
import { SeatNamesProvider } from '../src/i18n/messages.tsx';
import { AccountTable } from '../src/review/AccountTable.tsx';
import { motionIsReduced } from '../src/settings/appearance.ts';
import { ActionBar, GoOn } from '../src/table/ActionBar.tsx';
import { ControlDice } from '../src/table/ControlDice.tsx';
import { Felt } from '../src/table/Felt.tsx';
import { turnText } from '../src/table/model/summaries.ts';
import { openTable } from '../src/table/model/table.ts';
import ScoringCardText from '../src/table/ScoringCardText.tsx';
import { Seats } from '../src/table/Seats.tsx';
import { tableSound } from '../src/table/sound.ts';
import { ThrowOffDice } from '../src/table/ThrowOffDice.tsx';
import { TokenMark } from '../src/tokens/TokenMark.tsx';
import { tokenOfSeat } from '../src/tokens/tokens.ts';
import { playedTable } from './played-table.tsx';
import { openBrowser, override, type Part, render, set } from './render.tsx';
import { device, feedOf, messages, names, tableAt, tiedTurn } from './table-device.ts';

// These need the size of elements, or motion.
vi.mock('../src/settings/appearance.ts', () => ({ motionIsReduced: vi.fn(() => true) }));
vi.mock('../src/table/FeltDice.tsx', () => ({ FeltDice: () => null }));
vi.mock('../src/table/sound.ts', () => ({ tableSound: { play: vi.fn() } }));

beforeEach(openBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(motionIsReduced).mockReturnValue(true);
});

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const choosing = 'greed - 300,400 11 0 - choose 150 51346';

describe('a table shows its seats', () => {
  const seatsOf = async (more: object, feed: object = {}) => {
    const { table } = tableAt(choosing, 'en', {
      seats: [
        { name: 'Ada', kind: 'person' },
        { name: 'Bo', kind: 'person', ...more },
      ],
      ...feed,
    });
    const page = await render(<Seats shown={table.now()} />);
    const bo = page.all('li').find(({ textContent }) => textContent.includes('400'));
    return { ...page, bo: bo ?? expect.fail() };
  };

  test.each([
    ['a person who is here', {}, '', undefined],
    ['a person who is away', { away: true }, 'away', true],
    ['a person for whom a bot plays', { held: true }, 'bot plays', undefined],
    ['a person who is away and for whom a bot plays', { away: true, held: true }, 'bot plays', true],
  ])('the seat of %s has the note: %s', async (_, more, said, away) => {
    const { bo } = await seatsOf(more);
    expect([plain(bo.textContent), bo.props['data-away']]).toEqual([`Bo400${said}`, away]);
  });

  test.each([
    ['bot', 'bot moved'],
    ['clock', 'time’s up, bot moved'],
    [undefined, ''],
  ])('the seat shows that a bot or the clock made the last move for its person: %s', async (by, said) => {
    const match = tiedTurn();
    const frames = framesOf(match, 0).map((frame) => (frame.entry?.seat === 1 ? { ...frame, by } : frame));
    const table = openTable({ ...feedOf(match, 0), frames } as never, device().parts);
    const { texts } = await render(<Seats shown={table.now()} />);
    expect(plain(texts('li').join(' ')).includes('bot moved')).toBe(said !== '');
    expect(plain(texts('li').join(' ')).includes('time’s up')).toBe(by === 'clock');
  });

  test('the seat whose turn it is is marked, and the seat of a bot shows its style', async () => {
    const page = await seatsOf({ kind: 'bot', likes: 'Bold' });
    expect(page.all('li').map(({ props }) => props['aria-current'])).toEqual([undefined, 'true']);
    expect(page.bo.props).toMatchObject({ title: 'Bold', 'aria-description': 'Bold' });
    expect(page.bo.textContent).toContain('Bot ');
  });

  test('each seat keeps its own numbers and place, although the viewer’s own seat is the last of three', async () => {
    const { table } = playedTable('greed', '0 roll|0: 11122|0 stop|1 roll|1: 51346', { mine: [2] });
    const { all } = await render(<Seats shown={table.now()} />);
    const seats = all('li').map(({ props, textContent }) => [
      plain(textContent),
      props['aria-current'],
      Object.values(props.style as object).join(' '),
    ]);
    expect(seats).toEqual([
      ['Ada1,000', undefined, expect.stringMatching(/^9\.8%|^1\d/)],
      ['Bo0not in yet', 'true', expect.stringMatching(/^[89]\d/)],
      ['YouCy0not in yet', undefined, '50.0% 96.5%'],
    ]);
  });

  test('each seat has the token of its player, otherwise of its place, and points fly to its own score', async () => {
    const { table } = playedTable('greed', '0 roll', {
      mine: [1],
      feed: {
        seats: [
          { name: 'Ada', kind: 'bot' },
          { name: 'Bo', kind: 'person', token: tokenOfSeat(7) },
          { name: 'Cy', kind: 'person' },
        ],
      },
    });
    const { all } = await render(<Seats shown={table.now()} />);
    const paths = (one: Pick<ReturnType<typeof all>[0], 'all'>) =>
      one.all('path').map(({ props }) => props.d);
    const tokens = [
      [2, tokenOfSeat(2), false],
      [0, tokenOfSeat(0), true],
      [1, tokenOfSeat(7), false],
    ] as const;
    const shown = [];
    for (const [seat, token, isBot] of tokens)
      shown.push([seat, paths(await render(<TokenMark token={token} isBot={isBot} />))]);
    const scoreOf = (one: ReturnType<typeof all>[0]) =>
      one.all('span').find(({ props }) => 'data-score-of' in props)?.props['data-score-of'];
    expect(all('li').map((one) => [scoreOf(one), paths(one)])).toEqual(shown);
  });

  test('while the last turn is still shown, only the player who moves next has a clock', async () => {
    vi.useFakeTimers({ now: 0 });
    const deadline = new Date(65_000).toISOString();
    const { table } = tableAt(choosing, 'en', {
      seats: ['Ada', 'Bo'].map((name) => ({ name, kind: 'person', deadline })),
      clock: { deadline: 65_000, total: 90 },
    });
    const { all } = await render(<Seats shown={{ ...table.now(), acting: [1] }} />);
    const seats = all('li').map(({ props, textContent }) => [props['aria-current'], plain(textContent)]);
    expect(seats).toEqual([
      ['true', 'Bo400'],
      [undefined, expect.stringMatching(/^YouAda3001:05 left/)],
    ]);
  });
});

describe('a seat shows its clock', () => {
  const names = ['Ada', 'Bo', 'Cy'];
  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.mocked(tableSound.play).mockClear();
  });
  /** Renders the seats of a match in which Bo moves, with this many seconds for each player. */
  const seatsOf = async (own: number, left: readonly (number | null)[], more: object = {}) => {
    const { table } = playedTable('greed', '0 roll|0: 11122|0 stop|1 roll|1: 51346', {
      mine: [own],
      feed: {
        seats: names.map((name, seat) => {
          const seconds = left[seat] ?? null;
          return { name, kind: 'person', ...(seconds !== null && { deadline: at(seconds) }) };
        }),
        clock: { deadline: Date.parse(at(left[own] ?? 60)), total: 60 },
        ...more,
      },
    });
    const page = await render(<Seats shown={table.now()} />);
    const clocks = () =>
      page.all('li').flatMap((one) => {
        const clock = one.all('span').find(({ props }) => props.role === 'timer');
        if (clock === undefined) return [];
        const name = names.find((known) => one.textContent.includes(known));
        return `${name}: ${plain(clock.textContent)}${clock.props['data-short'] === true ? ' short' : ''}`;
      });
    const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1000));
    return { ...page, clocks, pass, ticks: () => vi.mocked(tableSound.play).mock.calls.length };
  };

  test.each([
    [9, 'Bo: 0:09 left short'],
    [11, 'Bo: 0:11 left'],
    [60, 'Bo: 1:00 left'],
    [605, 'Bo: 10:05 left'],
    [3599, 'Bo: 59:59 left'],
    [3600, 'Bo: 1 hour left'],
    [7199, 'Bo: 1 hour left'],
    [36_000, 'Bo: 10 hours left'],
  ])('with %i seconds for a move, the seat shows “%s”', async (seconds, shown) => {
    const { clocks } = await seatsOf(2, [30, seconds, 40], { clock: { deadline: 0, total: 100_000 } });
    expect(clocks()).toEqual([shown]);
  });

  test.each([
    ['the viewer', 1, [0, 1, 2, 3]],
    ['another player', 0, [0, 0, 0, 0]],
  ])('the clock of %s is heard in its last ten seconds, until its time is over', async (_, own, expected) => {
    const page = await seatsOf(own, [null, 12, null]);
    const heard = [page.ticks()];
    for (let second = 0; second < 3; second++) {
      await page.pass(second === 0 ? 2 : 1);
      heard.push(page.ticks());
    }
    expect(heard).toEqual(expected);
    for (let second = 0; second < 20; second++) await page.pass(1);
    expect([page.ticks(), page.clocks()]).toEqual([own === 1 ? 10 : 0, ['Bo: 0:00 left short']]);
    await page.show(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('without a connection, only the clock of the viewer runs, because others may have moved', async () => {
    const clocksOf = async (own: number, isOffline: boolean) =>
      (await seatsOf(own, [null, 30, null], { isOffline })).clocks();
    expect([await clocksOf(0, false), await clocksOf(0, true), await clocksOf(1, true)]).toEqual([
      ['Bo: 0:30 left'],
      [],
      ['Bo: 0:30 left'],
    ]);
  });

  test('while the table reveals a turn, the viewer sees the time for the next one, and others do not', async () => {
    const pairs =
      '0: 665511|1: 664422|2: 654321|0 commit 01 23 45 h1@1 b2@2|2 commit 01 23 45 l1|1 commit 01 23 45 h1@0 l1';
    const seats = names.map((name) => ({ name, kind: 'person' as const, deadline: at(65) }));
    const { table } = playedTable('hidden-pairs', pairs, {
      options: { turns: 2 },
      last: 1,
      feed: { seats, clock: { deadline: 65_000, total: 90 } as never },
    });
    expect(table.now().reveal).not.toBeNull();
    const clocks = async (shown: ReturnType<typeof table.now>) =>
      (await render(<Seats shown={shown} />))
        .all('span')
        .flatMap(({ props, textContent }) => (props.role === 'timer' ? plain(textContent) : []));
    expect(await clocks(table.now())).toEqual(['Next turn: 1:05 left']);
    expect(await clocks({ ...table.now(), running: null })).toEqual([]);
  });
});

test('the button for the next player’s turn appears once everything has been shown', async () => {
  const { table, page: device } = playedTable(
    'greed',
    '0 roll|0: 11122|0 stop|1 roll|1: 51346|1 roll|1: 236|2 roll',
    {
      ...{ mine: [0], last: 3, settings: { turns: 'key' } },
    },
  );
  const part = () => <GoOn table={table} shown={table.now()} />;
  const page = await render(part());
  expect([table.now().hold, table.now().isShowing, page.all('button').length]).toEqual(['key', true, 0]);
  await page.does(() => device.pass(60_000));
  await page.show(part());
  expect([table.now().isShowing, page.texts('button')]).toEqual([
    false,
    ['Continue to the next player’s turn'],
  ]);
  await page.call(page.all('button')[0] ?? expect.fail(), 'onClick', {});
  expect(table.now().hold).toBeNull();
});

test.each([
  ['when its button has disappeared', null, 1],
  ['unless it has moved elsewhere before', {}, 0],
])(
  'when the focused button of a bar disappears, the main action gets the focus, %s',
  async (_, relatedTarget, count) => {
    const action = (id: string) => ({
      id,
      label: message('web-back'),
      key: 'r',
      why: null,
      warning: null,
      effect: {},
    });
    const bar = (...ids: string[]) => <ActionBar actions={ids.map(action) as never} onAct={() => {}} />;
    const page = await render(bar('roll', 'bank'));
    const [around] = page.all('div');
    const main = page.all('button')[0] ?? expect.fail();
    const focus = vi.spyOn(main as { focus: () => void }, 'focus');
    await page.call(around ?? expect.fail(), 'onFocus', {});
    await page.call(around ?? expect.fail(), 'onBlur', { relatedTarget });
    await page.show(bar('roll'));
    expect(focus).toHaveBeenCalledTimes(count);
  },
);

test.each([
  [4, undefined],
  [5, true],
])('a throw-off of %i players is marked as one of many: %s', async (count, isMany) => {
  const rolls = Array.from({ length: count }, (_, seat) => ({ seat, rolls: [[3, 4]], value: 7 }));
  const page = await render(
    <ThrowOffDice rolls={rolls as never} names={['Ada', 'Bo', 'Cy', 'Di', 'Ed']} lit={[1]} />,
  );
  const [list] = page.all('ul');
  expect([list?.props['data-many'], list?.props['data-dice']]).toEqual([isMany, 2]);
  expect(page.all('li').map(({ props }) => props['data-lit'])).toEqual(rolls.map(({ seat }) => seat === 1));
});

test('a seat shows that a bot has moved for its player once the move is shown', async () => {
  const script = '0 roll|0: 11122|0 stop|1 roll|1: 51346|1 stop|2 roll|2: 51346|2 stop|0 roll';
  const { table } = playedTable('greed', script);
  const frames = table
    .now()
    .frames.map((frame) =>
      frame.entry?.seat === 2 && 'move' in frame.entry ? { ...frame, by: 'bot' } : frame,
    );
  const told = async (shown: object) => {
    const page = await render(<Seats shown={{ ...table.now(), frames, ...shown } as never} />);
    return page.all('li').flatMap(({ textContent }) => {
      const name = ['Ada', 'Bo', 'Cy'].find((known) => textContent.includes(known));
      return textContent.includes('bot moved') ? [name] : [];
    });
  };
  expect([await told({}), await told({ count: 6 })]).toEqual([['Cy'], []]);
});

test('the first action is the main one whichever is highlighted, a warning is shown, and keys only if they are on', async () => {
  const action = (id: string, key: string, warning: string | null = null) => ({
    ...{ id, key, label: message('web-back'), why: null, effect: {} },
    warning: warning === null ? null : message(warning as never),
  });
  const actions = [action('roll', 'r', 'web-connecting'), action('bank', 'b')] as never;
  const bar = () => render(<ActionBar actions={actions} bright="bank" onAct={() => {}} />);
  const looks = ({ all }: Awaited<ReturnType<typeof bar>>) =>
    all('button').map(({ props }) => [props['data-main'], props['data-tone'], props['aria-keyshortcuts']]);
  const page = await bar();
  expect(looks(page)).toEqual([
    [true, undefined, 'R'],
    [undefined, 'primary', 'B'],
  ]);
  expect(page.all('span').filter(({ props }) => 'data-why' in props)).toHaveLength(1);
  await set({ keysOn: false });
  expect(looks(await bar()).map(([, , key]) => key)).toEqual([undefined, undefined]);
});

test('in a throw-off, the rolls of the seats that win are lit, not those at their position', async () => {
  const rolls = [1, 2].map((seat) => ({ seat, rolls: [[3]] })) as never;
  const { all } = await render(<ThrowOffDice rolls={rolls} names={['Ada', 'Bo', 'Cy']} lit={[1]} />);
  expect(all('li').map(({ props }) => props['data-lit'])).toEqual([true, false]);
});

describe('the felt shows the possible actions except while a guide waits for the learner', () => {
  const actions = async (more: object) => {
    const { table } = tableAt(choosing, 'en', more);
    const { all } = await render(<Felt table={table} shown={table.now()} cover={null} />);
    return all('button').filter(({ props }) => props['data-action'] !== undefined).length;
  };

  test('the felt shows no actions while a guide waits for the learner to read', async () => {
    expect(await actions({ isReading: true })).toBe(0);
    expect(await actions({})).toBeGreaterThan(1);
  });
});

test.each([
  [0, undefined],
  [1, true],
])('the headline of a turn that is still shown disappears when the turn is over', async (seat, isOver) => {
  const { table } = tableAt(choosing, 'en');
  const shown = { ...table.now(), tellsLast: true, acting: [seat] };
  const { all } = await render(<Felt table={table} shown={shown} cover={null} />);
  expect(all('p').filter(({ props }) => props['data-over'] !== undefined)).toHaveLength(isOver ? 1 : 0);
});

test.each([
  ['a bot', { kind: 'bot' }, true, true],
  ['a bot if bots are silent', { kind: 'bot' }, false, false],
  ['a bot that stands in for a person', { kind: 'bot', held: true }, true, false],
  ['a person', { kind: 'person' }, true, false],
])('the headline of a bank quotes %s (%o, lines of bots %s): %s', async (_, seat, botLines, quotes) => {
  await set({ botLines });
  const seats = [{ kind: 'person' }, seat].map((one, at) => ({ name: names[at] ?? '', ...one }));
  const { table } = tableAt(choosing, 'en', { seats } as never);
  const event = { kind: 'banked', seat: 1, banked: 300, total: 700 };
  const main = { kind: 'banked', text: 'moment-banked', weight: 'light', tone: 'good', event };
  const shown = { ...table.now(), moment: { main, also: [] } as never };
  const { all } = await render(<Felt table={table} shown={shown} cover={null} />);
  expect(all('p').some(({ props }) => props['data-quote'] === true)).toBe(quotes);
});

test('the turn of a bot that stands in for a player is that of a bot, and earlier moves are those of the player', async () => {
  const seatsOf = (held: boolean) =>
    names.map((name, seat) => ({ name, kind: 'person' as const, held: held && seat === 0 }));
  const { table } = tableAt(choosing, 'en', { mine: [1], seats: seatsOf(true) });
  const { names: actors, feed, view } = table.now();
  expect(actors).toEqual([`Bot for ${names[0]}`, ...names.slice(1)]);
  expect(turnText({ messages, seats: feed.seats }, view, [1])).toBe(`It is Bot for ${names[0]}’s turn.`);
  const before = tableAt(choosing, 'en', { mine: [1], seats: seatsOf(false) }).table.now();
  expect(table.now().lines).toEqual(before.lines);
});

test('in Hidden Pairs, a player who has committed sees the pairs and all numbers of the turn', async () => {
  const shown = openTable(feedOf(tiedTurn(), 3), device().parts).now();
  const page = await render(<Committed shown={shown} />);
  const [lanes, played] = page.all('ul').length === 1 ? [page.all('ol')[0], page.all('ul')[0]] : [];
  const facts = shown.controls.facts.filter(({ id }) => id === 'points' || /dice|hind|lucky/i.test(id));
  expect(played?.all('li').map(({ textContent }) => plain(textContent))).toEqual(
    facts.map(({ label, value }) => plain(`${messages.text(label, names)} ${messages.text(value, names)}`)),
  );
  expect(facts.map(({ id }) => id)).toContain('points');
  const dice = lanes
    ?.all('li')
    .map((lane) => lane.all('span').flatMap(({ props }) => props['aria-label'] ?? []));
  expect(dice).toEqual([
    ['6', '6'],
    ['5', '5'],
    ['1', '1'],
  ]);
});

describe('a round of Hidden Pairs is revealed', () => {
  const round: RoundShown = {
    ...{ turn: 1, round: 2, lucky: [1], values: [7, 10], winner: 1 },
    pairs: [
      [6, 6],
      [5, 5],
    ],
    attacks: [
      { kind: 'hinderance', by: 1, on: 0, amount: 5, negated: false },
      { kind: 'dice-block', by: 0, on: 1, amount: 8, negated: true },
    ],
  } as never;
  const stage = async (kind: 'pairs' | 'tied' | 'won', isMoving = false, mine = [0]) => {
    const line = 'hidden-pairs turns=2 1 500,500 665511+0/664422+0 - 00 choosing';
    const { table } = tableAt(line, 'en', { mine });
    const texts = { title: 'Round 2', about: 'For 150 points', events: [], onSkip: undefined };
    const page = await render(<RoundStage {...texts} {...{ round, kind, isMoving }} shown={table.now()} />);
    const place = (seat: number) =>
      page.all('li').find(({ props }) => props['data-place'] === seat) ?? expect.fail();
    return { ...page, place, text: (seat: number) => plain(place(seat).textContent) };
  };

  test('an attack takes its amount off a pair, unless Lucky Dice block it', async () => {
    const { text } = await stage('pairs');
    expect(text(0)).toMatch(/^Ada12 − 5 = 7.*−5 by Bo/);
    expect(text(1)).toMatch(/^Bo10.*−8 by you/);
  });

  test('each card has the icon of its action, in a reveal and after its player has committed', async () => {
    const shapes: unknown[] = [];
    for (const kind of actionKinds) {
      const { all } = await render(<ActionIcon kind={kind} />);
      shapes.push(all('path')[0]?.props.d);
    }
    const icons = (part: Part) =>
      part.all('path').flatMap(({ props }) => actionKinds[shapes.indexOf(props.d)] ?? []);
    const { place } = await stage('pairs');
    expect([0, 1].map((seat) => icons(place(seat)))).toEqual([['hinderance'], ['luckyDice', 'diceBlock']]);
    const script = '0: 665511|1: 664421|2: 654321|1 commit 05 14 23 h2@2 b3@0 l1';
    const { table } = playedTable('hidden-pairs', script, { options: { turns: 2 } });
    const { all } = await render(
      <SeatNamesProvider names={['Ada', 'Bo', 'Cy']}>
        <Committed shown={table.now()} />
      </SeatNamesProvider>,
    );
    const played = all('li').map((one) => [plain(one.textContent), ...icons(one)]);
    expect(played.filter((one) => one.length > 1)).toEqual([
      ['Hindrance against Cy in round 2', 'hinderance'],
      ['Dice-Block against Ada in round 3', 'diceBlock'],
      ['Lucky Dice in round 1', 'luckyDice'],
    ]);
  });

  test('the points of a round are shown at its winner, once the round is won', async () => {
    for (const kind of ['pairs', 'tied', 'won'] as const) {
      const { place, text } = await stage(kind);
      expect([text(0), text(1)].map((one) => one.includes('+150'))).toEqual([false, kind === 'won']);
      expect(place(1).props['data-won']).toBe(kind === 'won' || undefined);
    }
  });

  test('the rolls of a tie are shown only once the round is won', async () => {
    const { table } = tableAt('hidden-pairs turns=2 1 500,500 665511+0/664422+0 - 00 choosing');
    const events = [
      { kind: 'tie', round: 2 },
      { kind: 'rolled', seat: 0, dice: [2, 3] },
      { kind: 'rolled', seat: 1, dice: [4, 4] },
    ] as never;
    const given = { title: '', events, onSkip: undefined, isMoving: false, shown: table.now() };
    const tied = { ...round, values: [9, 9], attacks: [] };
    const at = (kind: 'tied' | 'won') => <RoundStage {...given} round={tied} kind={kind} />;
    const page = await render(at('tied'));
    const ties = () => page.all('ul').filter(({ props }) => props['aria-label'] !== undefined).length;
    expect(ties()).toBe(0);
    await page.show(at('won'));
    expect(ties()).toBe(2);
  });

  test.each([
    ['a moving reveal', true, false, ['0 from translate(140px, 70px)', '1 from translate(40px, 70px)']],
    ['a moving reveal with reduced motion', true, true, []],
    ['a reveal without animation', false, false, []],
  ])(
    'only in a moving reveal, cards fly from the middle of their players to the dice they hit: %s',
    async (_, isMoving, isReduced, flown) => {
      vi.mocked(motionIsReduced).mockReturnValue(isReduced);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { place } = await stage('pairs', isMoving);
      for (const seat of [0, 1])
        override(place(seat), {
          getBoundingClientRect: () => ({ x: 100 * seat, y: 50, width: 81, height: 41 }),
        });
      await act(async () => void vi.advanceTimersByTime(60_000));
      const flights = [0, 1].flatMap((seat) =>
        place(seat)
          .all('li')
          .flatMap(({ animate }) => animate.mock.calls as unknown as [[Keyframe]][])
          .map(([[first]]) => `${seat} from ${String(first.transform).replace(/ scale.*/, '')}`),
      );
      expect(flights).toEqual(flown);
    },
  );

  test('the sum of a pair is shown once both of its dice are revealed, and the name of each die with it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { place } = await stage('pairs', true);
    const seen = (seat: number) => [
      place(seat).querySelectorAll('[data-open]').length,
      plain(place(seat).textContent).replace(/\D/g, ''),
      place(seat)
        .all('span')
        .flatMap(({ props }) => props['aria-label'] ?? [])
        .join(' '),
    ];
    const shown: unknown[] = [];
    for (let time = 0; time < 3000; time += 50) {
      await act(async () => void vi.advanceTimersByTime(50));
      const now = seen(0);
      if (shown.length === 0 || String(shown.at(-1)) !== String(now)) shown.push(now);
    }
    expect(shown.slice(0, 3)).toEqual([
      [0, '', ''],
      [1, '', '6'],
      [2, '12', '6 6'],
    ]);
  });

  test.each([
    [[], [false, false]],
    [[0], [false, true]],
    [[1], [true, false]],
  ])(
    'during an animated reveal, an attack on another seat sounds softer (own seats %j, softer %j)',
    async (mine, [first, second]) => {
      vi.mocked(tableSound.play).mockClear();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await stage('pairs', true, mine);
      await act(async () => void vi.advanceTimersByTime(60_000));
      const keep = { kind: 'keep' };
      expect(vi.mocked(tableSound.play).mock.calls.map(([cue]) => cue)).toEqual([
        ...[keep, keep, keep, keep],
        { kind: 'bust', isOfOthers: first },
        { kind: 'celebration', isOfOthers: second },
      ]);
    },
  );

  test.each([
    ['normal', 300],
    ['calm', 450],
    ['fast', 135],
  ] as const)('at the pace %s, the first die of a reveal turns after %i ms', async (pace, time) => {
    await set({ pace });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { all, show } = await stage('pairs', true);
    const seen = () => all('span').filter(({ props }) => props['data-open'] === true).length;
    await act(async () => void vi.advanceTimersByTime(time - 1));
    const before = seen();
    await act(async () => void vi.advanceTimersByTime(1));
    expect([before, seen()]).toEqual([0, 1]);
    await show(null);
    // Other timers can run, but nothing of the stage is heard any more.
    vi.mocked(tableSound.play).mockClear();
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(tableSound.play).not.toHaveBeenCalled();
  });

  test.each([
    [[0], 0],
    [[1], 1],
    [[0, 1], null],
    [[], null],
  ] as const)(
    'a reveal without animation is silent and marks the place of the only own seat (own seats %j, marked %s)',
    async (mine, own) => {
      vi.mocked(tableSound.play).mockClear();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { place } = await stage('pairs', false, [...mine]);
      await act(async () => void vi.advanceTimersByTime(60_000));
      expect(tableSound.play).not.toHaveBeenCalled();
      expect([0, 1].filter((seat) => place(seat).props['data-own'] === true)).toEqual(
        own === null ? [] : [own],
      );
    },
  );

  test('no die is revealed before the first die turns', async () => {
    const { text } = await stage('pairs', true);
    expect([text(0), text(1)].map((one) => one.trim())).toEqual(['Ada', 'Bo']);
  });
});

test('a throw of drawn dice ends when the last die has come to rest', async () => {
  let next: ((now: number) => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    next = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const [onHits, onRest] = [vi.fn(), vi.fn()];
  const row = faces.map((face) => ({ face, isHeld: false })) as never;
  await render(<DrawnThrow {...{ seed: 1, onHits, onRest, numerals: false, suspense: 0, row }} />);
  clock.mockRestore();
  const hits: readonly Hit[] = onHits.mock.calls[0]?.[0];
  const last = 1000 + (hits.at(-1)?.at ?? 0);
  await act(async () => next?.(last - 1));
  expect(onRest).not.toHaveBeenCalled();
  await act(async () => next?.(last));
  expect(onRest).toHaveBeenCalledTimes(1);
});

test('each new throw of drawn dice is animated, and ends the one before it', async () => {
  const frames = new Map<number, (now: number) => void>();
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    id += 1;
    frames.set(id, run);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (one: number) => void frames.delete(one));
  const [onHits, onRest] = [vi.fn(), vi.fn()];
  const row = [{ face: 3, isHeld: false }] as never;
  const dice = (seed: number) => (
    <DrawnThrow {...{ seed, onHits, onRest, numerals: false, suspense: 0 }} row={row} />
  );
  const page = await render(dice(1));
  expect([onHits.mock.calls.length, frames.size]).toEqual([1, 1]);
  await page.show(dice(1));
  expect(onHits).toHaveBeenCalledTimes(1);
  await page.show(dice(2));
  expect([onHits.mock.calls.length, frames.size]).toEqual([2, 1]);
  const [last] = frames.values();
  await act(async () => last?.(performance.now() + 5000));
  expect(onRest).toHaveBeenCalledTimes(1);
  await page.show(null);
  expect(frames.size).toBe(0);
});

describe('a player’s dice show points', () => {
  const die = (position: number, face: number, count: number) => ({
    ...{ position, face, mark: 'open', tap: {} },
    worth: message('control-roll', { count, face }),
  });

  test.each([
    ['that score alone', [die(0, 1, 1), die(1, 1, 1), die(2, 5, 1)], ['0', '1', '2']],
    ['that all score together', [die(0, 2, 3), die(1, 2, 3), die(2, 2, 3)], ['0 1 2']],
    [
      'that score together in one row',
      [die(0, 2, 3), die(1, 2, 3), die(2, 2, 3), die(3, 5, 1), die(4, 5, 1)],
      ['0 1 2', '3', '4'],
    ],
  ])('dice %s show their points once', async (_, dice, sets) => {
    const page = await render(<ControlDice dice={dice as never} marking="keep" onTap={() => {}} />);
    const worths = page.all('span').flatMap(({ props }) => props['data-worth'] ?? []);
    expect(worths).toEqual(sets);
  });
});

test('the account of a match sums up the figures of the reader, and lists the same figures of all players', async () => {
  const player = { error: 0.104, othersChoices: -0.046, met: 0, left: 0, goodChoices: 3, choices: 4 };
  const players = [player, { ...player, error: 0, othersChoices: 0.05 }];
  const judged = { unit: 'win', players, start: [0.5, 0.5], result: [1, 0], margin: 0, entries: [] };
  const rows = async (more: object = {}) => {
    const review = { ...judged, ...more } as never;
    const { texts } = await render(
      <AccountTable review={review} names={names.slice(0, 2)} seats={[0]} word="sips" />,
    );
    return texts('tr').map((row) => row.replaceAll(/^[^\d+−]*/g, ''));
  };
  const summary = ['50.0%', '+65.0', '−10.4', '−4.6', '100.0%'];
  expect((await rows()).slice(1, 6)).toEqual(summary);
  const all = await rows();
  const exact = all.slice(all.lastIndexOf('') + 1);
  expect(exact.slice(0, 3)).toEqual(['50.0%50.0%', '+65.0−55.0', '−10.40.0']);
  expect(exact.at(-1)).toMatch(/3.*4/);
  expect((await rows({ unit: 'sips' }))[1]).toMatch(/^\+0\.5/);
});

test('the account of an estimated match states its margin, not that of a single position', async () => {
  const player = { error: 0.1, othersChoices: 0, met: 0, left: 0.04, goodChoices: 3, choices: 4 };
  const review = { unit: 'win', players: [player, player], start: [0.5, 0.5], result: [1, 0], entries: [] };
  const { texts } = await render(
    <AccountTable
      review={{ ...review, margin: 0.06, noise: 0.02 } as never}
      names={names}
      seats={[]}
      word="sips"
    />,
  );
  expect(texts('th').filter((text) => text.includes('±'))).toEqual([expect.stringContaining('±6')]);
});

test('a scoring card shows the dice on the table and the chances of the next roll only where there are any', async () => {
  const line = { dice: [1], text: message('web-back') };
  const chance = { label: message('web-close'), count: 1, of: 6 };
  const other = { dice: [5], text: message('web-close') };
  const shown = async (now: object[], chances: object[]) => {
    const { texts } = await render(<ScoringCardText card={{ now, chances, scores: [line] } as never} />);
    return [texts('h3').length, texts('dd').map(plain).join(), texts('li')];
  };
  expect(await shown([], [])).toEqual([1, '', ['Back']]);
  expect(await shown([other], [])).toEqual([2, '', ['Close', 'Back']]);
  expect(await shown([], [chance])).toEqual([2, '16.7% 1 of 6 rolls', ['Back']]);
});
