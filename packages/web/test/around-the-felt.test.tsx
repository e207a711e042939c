import { type ActionKind, actionKinds, type PairsDraft } from '@dicehall/engine';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { announcer } from '../src/announce/announcer.ts';
import { ErrorBoundary } from '../src/app/ErrorBoundary.tsx';
import { CoachStrip } from '../src/coach/CoachStrip.tsx';
import { ActionCards } from '../src/games/hidden-pairs/ActionCards.tsx';
import { ActionIcon } from '../src/games/hidden-pairs/ActionIcon.tsx';
import PairsBoard from '../src/games/hidden-pairs/PairsBoard.tsx';
import Reveal from '../src/games/hidden-pairs/Reveal.tsx';
import { pressKey } from '../src/keys/use-keys.ts';
import { buzz } from '../src/phone/buzz.ts';
import { Podium } from '../src/room/Podium.tsx';
import { Felt } from '../src/table/Felt.tsx';
import { tableSound } from '../src/table/sound.ts';
import { DataTable } from '../src/ui/DataTable.tsx';
import { openBrowser, override, render, set } from './render.tsx';
import { tableAt } from './table-device.ts';

// This needs the size of elements.
vi.mock('../src/table/FeltDice.tsx', () => ({ FeltDice: () => <output>dice</output> }));
vi.mock('../src/table/TurnBoard.tsx', () => ({
  TurnBoard: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

type Page = Awaited<ReturnType<typeof render>>;
const doing = ({ all }: Page) => all('button').flatMap(({ props }) => props['data-action'] ?? []);

describe('the table shows the state, the mark and the hint of the coach', () => {
  const mark = { mark: 'blunder', text: 'Stop was better' };
  const strip = async (coach: object, why: string | null = null) => {
    const [closeHint, onHint] = [vi.fn(), vi.fn()];
    const given = { state: { kind: 'solved' }, mark: null, hint: null, closeHint, ...coach };
    const page = await render(<CoachStrip coach={given as never} why={why} onHint={onHint} />);
    return { ...page, closeHint, onHint };
  };

  test.each([
    [{ state: null }, 'none', 'The coach marks your choices.'],
    [{}, 'solved', 'The coach marks your choices.'],
    [
      { state: { kind: 'estimated' } },
      'estimated',
      'The coach estimates here: it marks only clear mistakes.',
    ],
    [{ state: { kind: 'solving', share: 0.428 } }, 'solving', 'The coach is solving the game (43%).'],
    [{ mark }, 'solved', '·mark=blunder ~??~ Stop was better'],
    [{ mark: { ...mark, mark: 'best' } }, 'solved', '·mark=best ~✓~ Stop was better'],
    [{ mark, hint: 'Roll now' }, 'solved', '·hint Roll now'],
  ])('with %j, the coach has the look of %s and shows: %s', async (coach, look, text) => {
    const page = await strip(coach);
    expect(page.outline(['data-coach', 'data-mark', 'data-hint']).slice(0, 2)).toEqual([
      `·coach=${look} {Coach}`,
      text,
    ]);
  });

  test('while the player has no choice, the button of the coach is off and has the reason', async () => {
    const page = await strip({}, 'Roll to decide who starts');
    const [button] = page.all('button');
    expect(button?.props['aria-disabled']).toBe(true);
    const reason = page.all('span').find(({ props }) => props.id === button?.props['aria-describedby']);
    expect(reason?.textContent).toBe('Roll to decide who starts');
  });

  test('the button of the coach keeps the focus when it opens and closes a hint', async () => {
    const page = await strip({});
    const [button] = page.all('button');
    await page.show(
      <CoachStrip coach={{ state: null, mark: null, hint: 'Roll' } as never} why={null} onHint={vi.fn()} />,
    );
    expect(page.all('button')).toEqual([button]);
  });

  test.each([
    ['its state', {}, /^(?!.*better).+/, 'hint'],
    ['its failure', { state: { kind: 'failed' } }, /does not work/, 'hint'],
    ['the mark of the last choice', { mark }, /^\?\?Stop was better$/, 'hint'],
    ['a hint, before the mark', { mark, hint: 'Roll now' }, /^Roll now$/, 'close-hint'],
  ])('the coach shows %s', async (_, coach, said, action) => {
    const page = await strip(coach);
    expect(page.texts('p')[0]).toMatch(said);
    expect(doing(page)).toEqual([action]);
    await page.call(page.all('button')[0] ?? expect.fail(), 'onClick', {});
    expect([page.onHint.mock.calls.length, page.closeHint.mock.calls.length]).toEqual(
      action === 'hint' ? [1, 0] : [0, 1],
    );
  });

  test.each([
    [true, 'I'],
    [false, undefined],
  ])('the button of the coach names its key if keys are on: %s', async (keysOn, key) => {
    await set({ keysOn });
    const { all } = await strip({});
    expect(all('button')[0]?.props['aria-keyshortcuts']).toBe(key);
  });
});

describe('the action cards of Hidden Pairs can be dragged', () => {
  const cards = async (
    draft: Partial<PairsDraft['actions']> = {},
    whyOf: Parameters<typeof ActionCards>[0]['whyOf'] = () => null,
  ) => {
    const [onTap, onDrag, onDrop] = [vi.fn(), vi.fn(), vi.fn()];
    const page = await render(
      <ActionCards
        {...{ dice: [6, 6, 5, 5, 1, 1], armed: null, luckyDice: 'one', onTap, onDrag, onDrop }}
        draft={{ pairs: [], actions: draft } as never}
        nameOf={(seat) => ['Ada', 'Bo'][seat] ?? ''}
        whyOf={whyOf}
      />,
    );
    const [first] = page.all('button');
    const card = first ?? expect.fail();
    const pointer = (type: string, at: number) =>
      page.call(card, `onPointer${type}`, {
        ...{ clientX: at, clientY: 0, pointerId: 1, type: `pointer${type.toLowerCase()}` },
        currentTarget: { setPointerCapture: () => {} },
      });
    return { ...page, card, pointer, onTap, onDrag, onDrop };
  };
  beforeEach(() => override(document, { elementFromPoint: () => null }));

  test('dragging a card does not also tap it, and the card can be tapped afterwards', async () => {
    const { card, call, pointer, onTap, onDrag, onDrop } = await cards();
    await pointer('Down', 0);
    await pointer('Move', 20);
    await pointer('Up', 30);
    await call(card, 'onClick', {});
    expect([onDrag, onDrop, onTap].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    await call(card, 'onClick', {});
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['dropped on the pair of a seat', 'Up', '2 1', { round: 2, seat: 1 }],
    ['dropped on a pair of the player', 'Up', '3 ', { round: 3, seat: null }],
    ['dropped elsewhere', 'Up', undefined, null],
    ['held over a pair when the system cancels the drag', 'Cancel', '2 1', null],
  ])('a card follows the finger until it is %s', async (_, end, target, expected) => {
    const found = target === undefined ? null : { dataset: { target } };
    const asked: unknown[] = [];
    override(document, {
      elementFromPoint: (x: number, y: number) => {
        asked.push([x, y]);
        return { closest: (selector: string) => (selector === '[data-target]' ? found : null) };
      },
    });
    const { card, pointer, onDrop } = await cards();
    await pointer('Move', 20);
    expect(card.props.style).toBeUndefined();
    await pointer('Down', 5);
    await pointer('Move', 25);
    expect(card.props).toMatchObject({ style: { translate: '20px 0px' }, 'data-moving': true });
    await pointer(end, 30);
    expect([card.props.style, card.props['data-moving']]).toEqual([undefined, undefined]);
    expect(onDrop.mock.calls).toEqual([['hinderance', expected]]);
    expect(asked).toEqual(end === 'Up' ? [[30, 0]] : []);
    await pointer('Move', 60);
    expect([card.props.style, onDrop.mock.calls.length]).toEqual([undefined, 1]);
  });

  test('a card that the player cannot pay for is disabled and cannot be dragged, unless it already lies on a pair', async () => {
    const about = async (actions: Partial<PairsDraft['actions']>) => {
      const { card, pointer, onDrag, onDrop } = await cards(
        actions,
        () => ({ key: 'web-back', values: {} }) as never,
      );
      await pointer('Down', 0);
      await pointer('Move', 20);
      await pointer('Up', 20);
      const text = card.textContent.replaceAll(/[\u2068\u2069]/g, '');
      return [text, card.props['aria-disabled'], onDrag.mock.calls.length, onDrop.mock.calls.length];
    };
    expect(await about({})).toEqual(['−2HindranceBack50 points', true, 0, 0]);
    expect(await about({ hinderance: { round: 2, seat: 1 } })).toEqual([
      '−2Hindranceon Bo’s pair in round 250 points',
      false,
      1,
      1,
    ]);
  });

  test('a tap on a card counts even if the finger moves slightly', async () => {
    const { card, call, pointer, onTap, onDrag } = await cards();
    await pointer('Down', 0);
    await pointer('Move', 7);
    await pointer('Up', 7);
    await call(card, 'onClick', {});
    expect([onDrag, onTap].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});

test('the board of Hidden Pairs offers to fill all pairs, and once they are full to clear them', async () => {
  const { table } = tableAt('hidden-pairs turns=2 1 500,500 665511+0/664422+0 - 00 choosing');
  const page = await render(<PairsBoard table={table} shown={table.now()} seat={0} />);
  const fill = () =>
    page.all('button').find(({ props }) => /^(clear|highest-first)$/.test(String(props['data-action'])));
  expect([fill()?.props['data-action'], fill()?.textContent]).toEqual(['highest-first', 'Highest first']);
  await page.call(fill() ?? expect.fail(), 'onClick', {});
  await page.show(<PairsBoard table={table} shown={table.now()} seat={0} />);
  expect([fill()?.props['data-action'], fill()?.textContent]).toEqual(['clear', 'Clear the pairs']);
});

test.each([
  [0, 'Re-roll for 50', false],
  [1, 'Re-roll for 50', false],
  [2, 'No re-rolls left', true],
])(
  'after %d re-rolls, the board of Hidden Pairs shows “%s” on its re-roll button',
  async (count, label, isRefused) => {
    const { table } = tableAt(
      `hidden-pairs turns=2 1 ${500 - 50 * count},500 665511+${count}/664422+0 - 00 choosing`,
    );
    const page = await render(<PairsBoard table={table} shown={table.now()} seat={0} />);
    const { props } = page.find('button', label);
    expect([props['aria-disabled'], props.title]).toEqual([
      isRefused,
      isRefused ? 'No re-rolls left: a turn has 2.' : undefined,
    ]);
  },
);

describe('the plan of Hidden Pairs can be made with keys and by dragging', () => {
  const letters = ['a', 'r', 'n', 'd', 'k'].map((letter) => ({ kind: 'letter', letter }) as const);
  const keys = [...letters, { kind: 'digit', digit: 1, shift: false } as const];
  const plan = async (more: object = {}) => {
    const { table } = tableAt(
      'hidden-pairs turns=2 1 500,500,500 665511+0/664422+0/654321+0 - 000 choosing',
      'en',
      more,
    );
    const part = () => <PairsBoard table={table} shown={table.now()} seat={0} />;
    const page = await render(part());
    const board = () => page.all('div').find(({ props }) => props['data-planning'] === true);
    return {
      draft: () => table.now().draft as PairsDraft | null,
      armed: () => board()?.props['data-armed-card'],
      /** Returns the cards in the hand and on pairs, with the shapes of their icons. */
      icons: () =>
        page
          .all('[data-card], [data-dropped]')
          .map((one) => [
            one.props['data-card'] ?? one.props['data-dropped'],
            one.all('path').map(({ props }) => props.d),
          ]),
      /** Returns the pairs of other players on which a card lies. */
      covered: () =>
        page.all('span').flatMap((one) => {
          const { 'data-target': target } = one.props;
          return target !== undefined && one.querySelector('[data-dropped]') !== null ? [target] : [];
        }),
      /** Drags a card onto another seat's pair of a round, or to a place without a pair. */
      async drag(card: string, target: string | null) {
        const onto = target === null ? null : { closest: () => ({ dataset: { target } }) };
        override(document, { elementFromPoint: () => onto });
        const one = page.all('button').find(({ props }) => props['data-card'] === card) ?? expect.fail();
        for (const [type, clientX] of [
          ['Down', 0],
          ['Move', 50],
          ['Up', 50],
        ] as const)
          await page.call(one, `onPointer${type}`, {
            ...{ clientX, clientY: 0, pointerId: 1, type: `pointer${type.toLowerCase()}` },
            currentTarget: { setPointerCapture: () => {} },
          });
        await page.show(part());
      },
    };
  };

  test.each(keys)(
    'the plan of Hidden Pairs reacts to the key %j, except while a guide waits for the learner to read',
    async (key) => {
      const { draft } = await plan({ isReading: true });
      const before = draft();
      const isUsed = vi.fn(pressKey);
      await act(async () => void isUsed(key));
      expect([isUsed.mock.results[0]?.value, draft()]).toEqual([false, before]);
      await plan();
      await act(async () => void isUsed(key));
      expect(isUsed.mock.results[1]?.value).toBe(true);
    },
  );

  test('each action card has its own icon, in the hand and on the pair on which it lies', async () => {
    const { drag, icons } = await plan();
    await drag('hinderance', '1 1');
    await drag('diceBlock', '2 2');
    await drag('luckyDice', '3 ');
    const shapes = new Map<ActionKind, unknown[]>();
    for (const kind of actionKinds) {
      const { all } = await render(<ActionIcon kind={kind} />);
      shapes.set(
        kind,
        all('path').map(({ props }) => props.d),
      );
    }
    expect(new Set([...shapes.values()].map(String)).size).toBe(3);
    expect(icons().toSorted()).toEqual([...shapes, ...shapes].toSorted());
  });

  test('a card moves to the pair on which it is dropped, returns to the hand from its own pair, and stays where it was otherwise', async () => {
    const play = vi.spyOn(tableSound, 'play').mockReturnValue();
    const { draft, armed, drag, covered } = await plan();
    await drag('hinderance', '1 1');
    expect(draft()?.actions.hinderance).toEqual({ round: 1, seat: 1 });
    expect(covered()).toEqual(['1 1']);
    await drag('hinderance', '1 2');
    expect([draft()?.actions.hinderance, covered()]).toEqual([{ round: 1, seat: 2 }, ['1 2']]);
    await drag('hinderance', null);
    expect([draft()?.actions.hinderance, armed()]).toEqual([{ round: 1, seat: 2 }, undefined]);
    await drag('hinderance', '1 2');
    expect(draft()?.actions.hinderance).toBeUndefined();
    await drag('luckyDice', '3 ');
    expect(draft()?.actions.luckyDice).toEqual({ round: 3 });
    // An attack cannot be dropped on the player's own pair, and Lucky Dice not on another player's pair.
    await drag('diceBlock', '2 ');
    await drag('luckyDice', '3 1');
    expect(draft()?.actions).toEqual({ luckyDice: { round: 3 } });
    play.mockRestore();
  });
});

describe('the pairs of a round are revealed', () => {
  const open = async (
    isPassing: boolean,
    isRoom: boolean,
    mine: readonly number[] = [0],
    attacks: object[] = [],
  ) => {
    const { table } = tableAt('hidden-pairs turns=2 1 500,500 665511+0/664422+0 - 00 choosing', 'en', {
      mine,
    });
    const round = {
      turn: 1,
      round: 1,
      pairs: [
        [6, 6],
        [5, 5],
      ],
      lucky: [],
      attacks,
      values: [12, 10],
      winner: 0,
    };
    const view = { ...table.now().view, shown: [round] };
    const reveal = { turn: 1, at: 0, view, isPassing };
    const shown = { ...table.now(), frames: [], count: 0 };
    const device = { ...table.device, isRoom };
    const nextReveal = vi.fn();
    const part = (of: object) => (
      <Reveal table={{ ...table, device, nextReveal } as never} shown={shown as never} reveal={of as never} />
    );
    const page = await render(part(reveal));
    const spans = () => page.all('span').filter(({ props }) => props['data-open'] === true).length;
    /** Shows the second round. */
    const goOn = () =>
      page.show(
        part({ turn: 1, at: 3, view: { ...view, shown: [round, { ...round, round: 2 }] }, isPassing }),
      );
    return { ...page, spans, goOn, nextReveal };
  };

  test.each([
    ['roll', false, true, 1],
    ['bank', false, true, 1],
    ['hint', false, false, 0],
    ['roll', true, true, 0],
    ['bank', true, true, 0],
  ] as const)(
    'the key to %s continues the reveal, except on the screen of a room (%s)',
    async (action, isRoom, isUsed, count) => {
      const { does, nextReveal, all } = await open(false, isRoom);
      let used = false;
      await does(() => {
        used = pressKey({ kind: 'action', action });
      });
      expect([used, nextReveal.mock.calls.length, all('button').length]).toEqual([
        isUsed,
        count,
        isRoom ? 0 : 1,
      ]);
    },
  );

  test.each([
    [false, true],
    [true, false],
  ])(
    'the button of the reveal is highlighted unless the reveal continues automatically (automatic: %s, highlighted: %s)',
    async (isPassing, isBright) => {
      const { all } = await open(isPassing, false);
      const [button] = all('button').slice(-1);
      expect(button?.props['data-tone'] === 'primary').toBe(isBright);
    },
  );

  test.each<readonly [string, boolean, boolean, readonly number[], readonly unknown[]]>([
    ['that passes', true, false, [1], [['Skip R'], [], 1]],
    ['that passes on the screen of a room', true, true, [], [[], [], 0]],
    [
      'that waits',
      false,
      false,
      [1],
      [['Show round 2 R'], ['Round 1, worth 200 points. Show round 2: press R.'], 0],
    ],
    ['that waits on the screen of a room', false, true, [], [[], ['Round 1, worth 200 points.'], 0]],
  ])(
    'a step of a reveal %s has the right texts and reacts to taps',
    async (_, isPassing, isRoom, mine, expected) => {
      const said = vi.spyOn(announcer, 'say').mockReturnValue();
      const page = await open(isPassing, isRoom, mine);
      const stage = page.all('ul').find(({ props }) => props['data-stage'] === true) ?? expect.fail();
      const taps = stage.props.onClick === undefined ? 0 : 1;
      if (taps === 1) await page.call(stage, 'onClick', {});
      expect([
        page.all('button').map((one) =>
          one
            .all('span')
            .map(({ textContent }) => textContent)
            .join(' '),
        ),
        said.mock.calls.flatMap(([text]) => (text === '' ? [] : [text.replaceAll(/[\u2068\u2069]/g, '')])),
        page.nextReveal.mock.calls.length,
      ]).toEqual(expected);
      said.mockRestore();
    },
  );

  test('without keys, a step of a reveal that waits names no key', async () => {
    await set({ keysOn: false });
    const said = vi.spyOn(announcer, 'say').mockReturnValue();
    await open(false, false);
    expect(said.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
      'Round 1, worth 200 points. Show round 2.',
    ]);
    said.mockRestore();
    await set({ keysOn: true });
  });

  test.each([true, false])(
    'the pairs open one by one while the reveal continues automatically (on the screen of a room: %s)',
    async (isRoom) => {
      expect((await open(true, isRoom)).spans()).toBe(0);
    },
  );

  test('the sum of a pair that an attack has lowered appears anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const attack = { kind: 'hinderance', by: 1, on: 0, amount: 3, negated: false };
    const page = await open(true, false, [0], [attack]);
    const sum = () =>
      page.all('span').find(({ props }) => String(props.className).startsWith('number ')) ?? expect.fail();
    while (sum().textContent !== '12') await page.does(() => vi.advanceTimersByTime(50));
    const before = sum();
    await page.does(() => vi.advanceTimersByTime(60_000));
    expect([sum().textContent, sum() === before]).toEqual(['12 − 3 = 9', false]);
    vi.useRealTimers();
  });

  test('the pairs of the next round are closed again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await open(true, false);
    await page.does(() => vi.advanceTimersByTime(60_000));
    expect(page.spans()).toBe(4);
    await page.goOn();
    expect([page.texts('h2'), page.spans()]).toEqual([['Round 2, worth 150 points'], 0]);
    vi.useRealTimers();
  });

  test.each([true, false])(
    'all pairs are open while the reveal waits (on the screen of a room: %s)',
    async (isRoom) => {
      expect((await open(false, isRoom)).spans()).toBe(4);
    },
  );
});

describe('the podium of a room shows the standings', () => {
  const people = ['Ada', 'Bo', 'Cy'].map((name, seat) => personAt(seat, name));
  const podium = async (evening: object | null) => {
    const { table } = tableAt('greed - 300,400 11 0 - choose 150 51346', 'en', {
      result: { places: [2, 1], scores: [300, 400], why: null } as never,
    });
    const state = {
      ...{ table: tableBefore(people, { evening: evening as never, status: 'over' }), notices: [] },
      ...{ you: { person: null, seat: null }, link: 'live' },
    };
    const page = await render(<Podium shown={table.now()} state={state as never} hasSound />);
    const list = page.all('ol').find(({ props }) => 'data-evening' in props);
    return list?.all('li').map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/g, ''));
  };
  const standing = (name: string, points: number, wins: number) => ({
    ...{ person: name.toLowerCase(), name, points, wins },
  });

  test.each([
    [
      'that counts wins',
      [standing('Ada', 2, 2), standing('Bo', 1, 1), standing('Cy', 0, 0)],
      ['Ada2 wins', 'Bo1 win', 'Cy0 wins'],
    ],
    [
      'that counts points',
      [standing('Ada', 12, 2), standing('Bo', 5, 0), standing('Cy', 0, 0)],
      ['Ada12', 'Bo5', 'Cy0'],
    ],
  ])('the podium of an evening %s lists all players with their standings', async (_, standings, listed) => {
    expect(await podium({ match: 2, standings })).toEqual(listed);
  });

  test('the podium shows no standings after the first match of an evening', async () => {
    expect(await podium({ match: 1, standings: [standing('Ada', 1, 1)] })).toBeUndefined();
    expect(await podium(null)).toBeUndefined();
  });
});

describe('the felt shows the dice of the current step', () => {
  const felt = async (line: string, more: object = {}) => {
    const { table } = tableAt(line, 'en', more);
    const page = await render(<Felt table={table} shown={table.now()} cover={null} />);
    return page;
  };
  const [choosing, throwing] = [
    'greed - 300,400 11 0 - choose 150 51346',
    'greed - 300,400 11 0 - throw 150 2',
  ];

  test.each([
    ['to choose from', choosing, {}, true],
    ['to choose from, of real dice', choosing, { enter: () => null }, true],
    ['before a digital roll', throwing, {}, true],
    ['before a roll of real dice is entered', throwing, { enter: () => null }, false],
  ])('the felt shows dice %s: %#', async (_, line, more, has) => {
    expect((await felt(line, more)).all('output').length).toBe(has ? 1 : 0);
  });
});

test.each([
  ['a phone that vibrates', true, true, true, 0],
  ['a computer, which cannot be felt', true, true, false, 2],
  ['a phone that cannot vibrate', true, false, true, 2],
  ['a phone that was not touched yet', false, true, true, 0],
])('a turn begins with the right number of tones on %s', (_, hasBeenActive, vibrates, isCoarse, count) => {
  const tones: number[] = [];
  const stopped: number[] = [];
  let contexts = 0;
  const part = { connect: () => part };
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, vibrate: () => vibrates });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = null;
      constructor() {
        contexts += 1;
      }
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain = gain;
      readonly connect = () => part;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      readonly connect = () => part;
      readonly stop = (at: number) => void stopped.push(at);
      readonly start = (at: number) => void tones.push(at);
    },
  );
  buzz();
  expect([tones.length, stopped.length]).toEqual([count, count]);
  buzz();
  // Browsers limit the number of audio contexts of a page, so later turns use the first one.
  expect([tones.length, contexts < 2]).toEqual([2 * count, true]);
});

test('a table marks its current row', async () => {
  const rows = [
    { name: 'One', cells: ['1'] },
    { name: 'Two', cells: ['2'], isCurrent: true },
  ];
  const page = await render(<DataTable label="Table" corner="" columns={['Value']} rows={rows} />);
  expect(page.all('tr').map(({ props }) => props['aria-current'])).toEqual([undefined, undefined, true]);
  expect(page.all('th').map(({ props }) => props.scope)).toEqual(['col', 'row', 'row']);
});

test('after a screen has failed, another URL shows its own screen', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = ({ fails }: { readonly fails: boolean }) => {
    if (fails) throw new Error('bad');
    return <p>fine</p>;
  };
  const at = (resetKey: string, fails: boolean) => (
    <ErrorBoundary resetKey={resetKey} fallback={(error) => <b>{String(error)}</b>}>
      <Part fails={fails} />
    </ErrorBoundary>
  );
  const page = await render(at('/a', true));
  expect(page.text()).toBe('Error: bad');
  await page.show(at('/a', false));
  expect(page.text()).toBe('Error: bad');
  await page.show(at('/b', false));
  expect(page.text()).toBe('fine');
  say.mockRestore();
});
