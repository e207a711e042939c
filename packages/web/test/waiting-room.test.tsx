import type { OnlineState } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { announcer } from '../src/announce/announcer.ts';
import { api } from '../src/online/api.ts';
import { Chat } from '../src/online/Chat.tsx';
import { mute } from '../src/online/muted-people.ts';
import { NameGate } from '../src/online/NameGate.tsx';
import { FairDice } from '../src/online/OnlineDialogs.tsx';
import { StartMatch } from '../src/online/StartMatch.tsx';
import { WaitingRoom } from '../src/online/WaitingRoom.tsx';
import { LateChoices } from '../src/party/LateChoices.tsx';
import { QrCode } from '../src/ui/QrCode.tsx';
import { server } from './fake-server.ts';
import { outline } from './outline.ts';
import { openBrowser, override, render } from './render.tsx';

// The tools of an evening load later.
vi.mock('../src/party/PartyTools.tsx', () => ({ PartyTools: () => 'Tools of the evening' }));

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('history', { state: null });
  for (const person of ['bo', 'eve']) mute(person, false);
});
afterEach(() => vi.unstubAllGlobals());

type More = Partial<TableState>;
type Page = Awaited<ReturnType<typeof render>>;
const [ada, bo] = [personAt(0, 'Ada'), personAt(1, 'Bo')];
const bot = personAt(2, 'Otto', { kind: 'bot', person: null, strength: 'steady', temper: 'balanced' });
const awayBo = personAt(1, 'Bo', { here: false });
const empty = (seat: number) => personAt(seat, '', { kind: 'empty', name: null, person: null });
const dice = tableBefore([]).dice;

/** Renders the waiting room as one of these people sees it. Null is a person without a name. */
const seenBy = (person: string | null, more: More = {}, state: Partial<OnlineState> = {}): OnlineState => {
  const table = tableBefore([ada, bo, bot, empty(3)], more);
  const seat = table.seats.find((one) => person !== null && one.person === person)?.seat ?? null;
  const seen = { commitment: null, clientCommitments: null };
  return {
    ...{ table, you: { person, seat }, link: 'live', notices: [], said: [], seen },
    ...state,
  } as never;
};
const nameOf = ({ props, textContent }: ReturnType<Page['all']>[0]) =>
  String(props['aria-label'] ?? textContent).replaceAll(/[\u2068\u2069]/g, '');
const buttons = (page: Page) =>
  page
    .all('button')
    .filter(({ props }) => !('data-reaction' in props))
    .map(nameOf);

/**
 * Returns the first request of each button, by the button's name. The server refuses all of them, and the page shows
 * this.
 */
async function requestsOf(page: Page, names: readonly string[]) {
  const asked = server({});
  const sent: unknown[] = [];
  for (const name of names) {
    await page.press(name);
    await page.until(() => asked.length, 1);
    const [request, body] = asked.splice(0)[0] ?? [];
    sent.push([name, request, body]);
    await page.until(() => page.text().includes(`Refused: ${String(request)}`), true);
  }
  return sent;
}

const sits = (more: object = {}) => ({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), ...more });

describe('the waiting room shows a QR code only if other devices can open its link', () => {
  test.each([
    ['dice.example', undefined, 'ada', 1, false],
    ['localhost', 'http://10.0.0.2/', 'ada', 1, false],
    ['localhost', null, 'ada', 0, true],
    ['localhost', null, 'bo', 0, false],
  ])(
    'the waiting room at %s, with the network address %s, of %s',
    async (hostname, address, person, codes, warns) => {
      vi.stubGlobal('location', { ...location, hostname });
      server({ 'GET /network': { address } });
      const page = await render(
        <WaitingRoom state={seenBy(person)} name={undefined} onSnapshot={() => {}} />,
      );
      const count = () =>
        page.all('svg').filter(({ props }) => /^QR code/.test(String(props['aria-label']))).length;
      await page.until(() => [count(), page.text().includes('Phones cannot join')], [codes, warns]);
      expect(page.text().includes('scan the QR code')).toBe(codes > 0);
    },
  );
});

describe('players wait in a room before a match', () => {
  const room = (person: string | null, more: More = {}) =>
    render(<WaitingRoom state={seenBy(person, more)} name={undefined} onSnapshot={() => {}} />);
  const host = [
    'Remove Otto',
    'Add a novice bot',
    'Add a steady bot',
    'Add an expert bot',
    'Start with 1 steady bot',
  ];
  const tools = ['Make Bo the host', 'Mute Bo for everyone', 'Remove Bo'];
  const seed = 'Draw a new seed in this browser';
  const full = { seats: [ada, bo] };
  const growing = { grows: true, seats: [ada, bo] };
  const eight = 'Ada Bo Cy Di Fay Gus Hal Ida'.split(' ').map((name, seat) => personAt(seat, name));
  const away = { here: false };

  test.each([
    ['the host', 'ada', {}, [...host, 'Copy link', ...tools, seed, 'Leave table']],
    ['the host of a full table', 'ada', full, ['Start match', 'Copy link', ...tools, seed, 'Leave table']],
    ['another player', 'bo', {}, ['Copy link', seed, 'Leave table']],
    ['someone without a seat', 'eve', {}, ['Sit here, at seat 4', 'Copy link']],
    ['someone without a seat at a full table', 'eve', full, ['Copy link']],
    ['someone without a seat at a table that grows', 'eve', growing, ['Take a seat', 'Copy link']],
    ['someone without a seat at a full table that grows', 'eve', { ...growing, seats: eight }, ['Copy link']],
    [
      'someone without a seat at a table that grows, while seeds are revealed',
      'eve',
      { ...growing, status: 'playing' },
      ['Copy link'],
    ],
    ['someone without a name', null, {}, ['Copy link']],
    ['someone without a name at a table that grows', null, growing, ['Copy link']],
    ['someone without a name at a table without a host', null, { host: null }, ['Copy link']],
    ['another player of a table that grows', 'bo', growing, ['Copy link', seed, 'Leave table']],
    ['the host, while seeds are revealed', 'ada', { status: 'playing' }, ['Copy link']],
    ['a player of a full table without spectators', 'bo', { ...full, watch: false }, [seed, 'Leave table']],
  ] as [string, string | null, More, string[]][])(
    'the waiting room offers %s exactly the buttons that apply',
    async (_, person, more, all) => {
      expect(buttons(await room(person, more)).filter((name) => name !== 'Send')).toEqual(all);
    },
  );

  test.each([
    ['scrolls with the page while bots can be chosen for missing players', {}, undefined],
    ['stays in sight at a full table', full, true],
  ] as [string, More, true | undefined][])('the start button %s', async (_, more, isSticky) => {
    const { all } = await room('ada', more);
    expect(all('section')[0]?.props['data-sticky']).toBe(isSticky);
  });

  test.each([
    ['the host while a seat is free', 'ada', {}, true],
    ['the host of a full table', 'ada', full, undefined],
    ['another player', 'bo', {}, undefined],
    ['someone without a name', null, {}, undefined],
  ] as [string, string | null, More, true | undefined][])(
    'on a phone, the waiting room shows %s the invitation before or after the players',
    async (_, person, more, isFirst) => {
      const { all } = await room(person, more);
      const invitation = all('section').find(({ textContent }) => textContent.includes('Copy link'));
      expect(invitation?.props['data-first']).toBe(isFirst);
    },
  );

  const [invite, watch] = ['Invite others', 'Let others watch'];
  test.each([
    ['the host, while a seat is free', 'ada', {}, false, invite, ['Copy link']],
    ['the host, who can share while a seat is free', 'ada', {}, true, invite, ['Share']],
    ['the host of a full table', 'ada', full, true, watch, ['Start match']],
    ['the host of a full table with a player who is away', 'ada', { seats: [ada, awayBo] }, false, watch, []],
    [
      'the host of a full table with a bot',
      'ada',
      { seats: [ada, { ...bot, seat: 1, ...away }] },
      false,
      watch,
      ['Start match'],
    ],
    ['another player, while a seat is free', 'bo', {}, true, invite, []],
    ['another player of a full table', 'bo', full, false, watch, []],
    ['someone without a seat', 'eve', {}, true, invite, ['Sit here, at seat 4']],
    ['someone without a seat at a table that grows', 'eve', growing, false, invite, ['Take a seat']],
  ] as [string, string, More, boolean, string, string[]][])(
    'the waiting room highlights the main action for %s',
    async (_, person, more, canShare, title, bright) => {
      vi.stubGlobal('navigator', { languages: ['en'], ...(canShare && { share: vi.fn() }) });
      const page = await room(person, more);
      const shown = page.all('button').filter(({ props }) => props['data-tone'] === 'primary');
      expect([page.texts('h2')[2], shown.map(nameOf)]).toEqual([title, bright]);
    },
  );

  test.each([
    ['Start without waiting for Bo', false, {}, ['Start without waiting for Bo', undefined]],
    [
      'Start with 1 steady bot',
      false,
      { seats: [ada, awayBo, empty(2)] },
      ['Start with 1 steady bot', undefined],
    ],
    ['Start match at an evening', true, {}, ['Start match', 'primary']],
    [
      'Start with 2 steady bots',
      true,
      { seats: [ada, empty(1), empty(2)] },
      ['Start with 2 steady bots', 'primary'],
    ],
  ] as [string, boolean, More, unknown[]][])(
    'the button that starts the match says what it does, also without a player: %s',
    async (_, isAlwaysMain, more, shown) => {
      const table = tableBefore([ada, awayBo], more);
      const page = await render(
        <StartMatch
          table={table}
          change={async () => true}
          className={undefined}
          isAlwaysMain={isAlwaysMain}
        />,
      );
      const [button = expect.fail()] = page.all('button');
      expect([nameOf(button), button.props['data-tone']]).toEqual(shown);
    },
  );

  test('the waiting room passes on the table that the server returns', async () => {
    const made = {
      ...{ seq: 2, you: { person: 'a'.repeat(16), seat: 0 } },
      table: tableBefore([], { id: 't'.repeat(16) }),
    };
    server({ 'POST /tables/table/start': made, 'DELETE /tables/table/bots/2': { ...made, seq: 3 } });
    const taken = vi.fn();
    const show = (seats: TableState['seats']) =>
      render(<WaitingRoom state={seenBy('ada', { seats })} name={undefined} onSnapshot={taken} />);
    await (await show([ada, bo])).press('Start match');
    const page = await show([ada, bo, bot]);
    await page.press('Remove Otto');
    await page.until(() => taken.mock.calls.map(([{ seq }]) => seq), [2, 3]);
  });

  test('the waiting room announces the seat of the player', async () => {
    const said = vi.spyOn(announcer, 'say');
    await room('bo');
    expect(said.mock.calls).toEqual([['You have seat 2.']]);
    said.mockRestore();
  });

  test.each([true, false])(
    'a player who leaves the table gets to the start screen if the server accepts it (%s)',
    async (isAccepted) => {
      const left = tableBefore([], { id: 't'.repeat(16) });
      const snapshot = { seq: 2, you: { person: null, seat: null }, table: left };
      const asked = server(isAccepted ? { 'POST /tables/table/stand': snapshot } : {});
      const page = await room('bo');
      await page.press('Leave table');
      await page.until(
        () => [asked.length, page.text().includes('Refused'), page.navigated.map(([to]) => to)],
        [1, !isAccepted, isAccepted ? ['/'] : []],
      );
    },
  );

  test('each button sends its request to the server, and a refusal is shown', async () => {
    const table = 'POST /tables/table';
    expect(await requestsOf(await room('ada'), [...host, 'Make Bo the host'])).toEqual([
      ['Remove Otto', 'DELETE /tables/table/bots/2', undefined],
      ['Add a novice bot', `${table}/bots`, { strength: 'novice' }],
      ['Add a steady bot', `${table}/bots`, { strength: 'steady' }],
      ['Add an expert bot', `${table}/bots`, { strength: 'expert' }],
      ['Start with 1 steady bot', `${table}/bots`, { strength: 'steady' }],
      ['Make Bo the host', `${table}/host`, { person: 'bo' }],
    ]);
    expect(await requestsOf(await room('ada', full), ['Start match'])).toEqual([
      ['Start match', `${table}/start`, {}],
    ]);
    expect(await requestsOf(await room('eve'), ['Sit here, at seat 4'])).toEqual([
      ['Sit here, at seat 4', `${table}/sit`, sits({ seat: 3 })],
    ]);
    expect(await requestsOf(await room('eve', growing), ['Take a seat'])).toEqual([
      ['Take a seat', `${table}/sit`, sits()],
    ]);
    expect(await requestsOf(await room('bo'), ['Leave table'])).toEqual([
      ['Leave table', `${table}/stand`, {}],
    ]);
  });

  test.each([
    ['Bo', 'Bo'],
    ['Boris', 'Bo'],
    ['Boris', null],
  ])('a person called %s is shown the name of their seat, %s, if it differs', async (name, seat) => {
    const state = seenBy(seat === null ? null : 'bo');
    const { text } = await render(<WaitingRoom state={state} name={name} onSnapshot={() => {}} />);
    expect(/so you play as \u2068?Bo/.test(text())).toBe(seat !== null && seat !== name);
  });

  test('each seat shows its player, and whether the player is online, away or has not come yet', async () => {
    const seats = [ada, personAt(1, 'Bo', away), bot, empty(3), personAt(4, 'Cy', away)];
    const clientCommitments = [null, 'c', null, null, null];
    const page = await room('bo', { seats, dice: { ...dice, clientCommitments } });
    expect(page.texts('li').slice(0, 5)).toEqual([
      'Ada Host · online',
      'Bo away',
      expect.stringMatching(/^Otto Bot, steady\. ./),
      'Seat 4 free',
      expect.stringMatching(/^Cy (?!away|online)/),
    ]);
    expect(
      page
        .all('li')
        .map(({ props }) => props['data-kind'])
        .slice(0, 5),
    ).toEqual(seats.map(({ kind }) => kind));
    // The token of a bot is a face with a frame and eyes.
    expect(
      page
        .all('li')
        .slice(0, 5)
        .map((one) => one.all('path').length),
    ).toEqual([1, 1, 3, 0, 1]);
    const tokens = page.all('li').flatMap((one) => one.all('path')[0]?.props.d ?? []);
    expect(new Set(tokens).size).toBe(4);
  });

  const evening = { evening: { points: 'wins', teams: null, standings: [] } } as unknown as More;
  test.each([
    ['that a seat is free', {}, {}, 'Greed: waiting for players'],
    ['that all players are there', full, {}, 'Greed: ready to start'],
    ['that a player is not there', { seats: [ada, awayBo] }, {}, 'Greed: waiting for players'],
    ['that the connection is lost', {}, { link: 'lost' }, 'Connection lost'],
    ['that the dice are being prepared', { status: 'playing' }, {}, 'at most 10 seconds'],
    ['the tools of an evening', evening, {}, 'Tools of the evening'],
  ] as [string, More, Partial<OnlineState>, string][])(
    'the waiting room shows the host %s',
    async (_, more, state, shown) => {
      const seen = seenBy('ada', more, state);
      const page = await render(<WaitingRoom state={seen} name={undefined} onSnapshot={() => {}} />);
      expect(page.text()).toContain(shown);
    },
  );

  test('the waiting room shows what others do', async () => {
    const at = (events: readonly object[]) => {
      const notices = events.map((event) => ({ id: 1, at: '2026-01-01T00:00:00.000Z', event }));
      const state = seenBy('ada', {}, { notices } as never);
      return <WaitingRoom state={state} name={undefined} onSnapshot={() => {}} />;
    };
    const page = await render(at([]));
    await page.show(at([{ kind: 'said', person: 'bo', name: 'Bo', text: 'Hi' }]));
    expect(page.all('p').find(({ props }) => props['data-toast'] === 'page')?.textContent).toContain('Hi');
  });

  test.each([
    ['of a match', {}, 'https://dice.example/online/table/table'],
    ['of a match that grows', { grows: true }, 'https://dice.example/online/table/table'],
    ['of an evening', { evening: {} as never }, 'https://dice.example/phone/ABCDE'],
  ] as [string, More, string][])('the link %s can be copied, shared and scanned', async (_, more, url) => {
    // The promise rejects if the person closes the share sheet.
    const [writeText, share] = [vi.fn(async () => {}), vi.fn(() => Promise.reject(new Error('Closed')))];
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText }, share });
    const page = await room('bo', more);
    await page.press('Copy link');
    await page.call(
      page.all('button').find(({ props }) => props['data-action'] === 'share') ?? expect.fail(),
      'onClick',
      {},
    );
    expect([writeText.mock.lastCall, share.mock.lastCall]).toEqual([
      [url],
      [{ title: 'Dicehall', text: 'Play Greed with me', url }],
    ]);
    const code = (await render(<QrCode text={url} label={url} className={undefined} />)).all('path')[0]?.props
      .d;
    expect(page.all('path').map(({ props }) => props.d)).toContain(code);
  });

  test.each([
    ['once everyone is here', 'ada', true, {}, 1],
    ['once everyone but the bots is here', 'ada', true, { seats: [ada, bo, { ...bot, ...away }] }, 1],
    ['only if the match is a rematch', 'ada', false, {}, 0],
    ['only on the host’s screen', 'bo', true, {}, 0],
    ['only if no seat is free', 'ada', true, { seats: [ada, bo, empty(2)] }, 0],
    ['not at an evening', 'ada', true, { evening: { points: 'wins', teams: null, standings: [] } }, 0],
  ] as [string, string, boolean, More, number][])(
    'a rematch starts automatically %s',
    async (_, who, isRematch, more, count) => {
      vi.stubGlobal('history', { state: isRematch ? { isRematch } : { isWatching: true } });
      const asked = server({});
      const shown = (seats: readonly (string | null)[]) => (
        <WaitingRoom
          state={seenBy(who, { seats: [ada, bo], ...more, dice: { ...dice, clientCommitments: [...seats] } })}
          name={undefined}
          onSnapshot={() => {}}
        />
      );
      const page = await render(shown(['c', null]));
      expect(asked).toEqual([]);
      await page.show(shown(['c', 'c']));
      expect(asked).toEqual(Array.from({ length: count }, () => ['POST /tables/table/start', {}]));
      await page.show(shown(['c', 'c']));
      expect(asked).toHaveLength(count);
    },
  );
});

test('a rematch does not start without a player who had come and is away again', async () => {
  vi.stubGlobal('history', { state: { isRematch: true } });
  const asked = server({});
  const shown = (other: typeof bo) => {
    const more = { seats: [ada, other], dice: { ...dice, clientCommitments: ['c', 'c'] } };
    return <WaitingRoom state={seenBy('ada', more)} name={undefined} onSnapshot={() => {}} />;
  };
  const page = await render(shown(awayBo));
  expect([asked, page.text().includes('as soon as everyone invited is here')]).toEqual([[], true]);
  await page.show(shown(bo));
  expect(asked).toEqual([['POST /tables/table/start', {}]]);
});

test('people without a name can enter one in the waiting room', async () => {
  environmentManager.setIsServer(() => false);
  const room = () => <WaitingRoom state={seenBy(null)} name={undefined} onSnapshot={() => {}} />;
  vi.stubGlobal('history', { state: { isWatching: true } });
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <NameGate title="Table" unnamed={room}>
        {() => null}
      </NameGate>
    </QueryClientProvider>,
  );
  await page.call(
    page.all('button').find(({ props }) => props['data-action'] === 'enter-name') ?? expect.fail(),
    'onClick',
    {},
  );
  expect(page.texts('h2')).not.toContain('Who plays');
  environmentManager.setIsServer(() => typeof window === 'undefined');
});

describe('the chat of a table sends messages and hides muted people', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const line = (name: string, text: string) => ({ person: name.toLowerCase(), name, text, at });
  const said = [line('Ada', 'Hi'), line('Bo', 'Oh'), line('Eve', 'Ah')];
  const chat = (person: string | null, more: More = {}, state: object = {}) =>
    render(<Chat state={seenBy(person, more, { said, ...state } as never)} />);
  const write = async (page: Page, text: string) => {
    await page.call(page.all('input')[0] ?? expect.fail(), 'onChange', { target: { value: text } });
    await page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', {});
  };

  test.each([
    ['a player', 'ada', {}, true],
    ['a spectator', 'eve', {}, false],
    ['a spectator, if spectators can', 'eve', { spectatorChat: true }, true],
    ['someone without a name, if spectators can', null, { spectatorChat: true }, false],
    ['a player whom the host muted', 'bo', { muted: ['bo'] }, false],
    ['a player while another is muted', 'ada', { muted: ['bo'] }, true],
    ['a player of a table without a chat', 'ada', { chat: false }, false],
  ] as [string, string | null, More, boolean][])(
    '%s can or cannot write in the chat: %#',
    async (_, person, more, can) => {
      const page = await chat(person, more);
      const asked = server({});
      await write(page, ' Good luck ');
      expect(asked).toEqual(can ? [['POST /tables/table/say', { text: 'Good luck' }]] : []);
      expect(page.all('button').some(({ props }) => 'data-reaction' in props)).toBe(can);
      const [field, send] = [page.all('input')[0]?.props, page.find('button', 'Send').props];
      expect([field?.readOnly, send['aria-disabled']]).toEqual([!can, !can]);
      const why = page.all('p')[0]?.props.id;
      if (!can) expect([field?.['aria-describedby'], send['aria-describedby']]).toEqual([why, why]);
    },
  );

  test('an empty message is not sent, and a refused message stays in the field', async () => {
    const page = await chat('ada');
    const asked = server({});
    await write(page, '  ');
    expect(asked).toEqual([]);
    await write(page, 'Hi');
    await page.until(() => page.text().includes('Refused: POST /tables/table/say'), true);
    const [field] = page.all('input');
    const [why] = page.all('p').filter(({ props }) => props.role === 'alert');
    expect([field?.props.value, why?.textContent]).toEqual(['Hi', 'Refused: POST /tables/table/say']);
    expect([field?.props['aria-invalid'], field?.props['aria-describedby']]).toEqual([true, why?.props.id]);
  });

  test('a message that was sent leaves the field, and each reaction is sent', async () => {
    const snapshot = {
      seq: 2,
      you: { person: 'a'.repeat(16), seat: 0 },
      table: tableBefore([], { id: 't'.repeat(16) }),
    };
    const asked = server({ 'POST /tables/table/say': snapshot });
    const page = await chat('ada');
    await write(page, 'Hi');
    await page.until(() => page.all('input')[0]?.props.value, '');
    asked.splice(0);
    const offered = page.all('button').flatMap((one) => one.props['data-reaction'] ?? []);
    for (const reaction of page.all('button').filter(({ props }) => 'data-reaction' in props))
      await page.call(reaction, 'onClick', {});
    expect(asked).toEqual(offered.map((reaction) => ['POST /tables/table/react', { reaction }]));
  });

  test('a person who has only reacted can be muted', async () => {
    const page = await chat('ada', {}, { said: [], notices: [reacted(1, 'Eve')] });
    expect(page.texts('li')[0]).toBe('Eve Ouch');
    await page.press('Eve');
    expect(page.texts('li')[0]).toBe('No messages yet.');
  });

  const reacted = (id: number, name: string, reaction = 'ouch') => ({
    id,
    at: `2026-01-01T00:0${id}:00.000Z`,
    event: { kind: 'reacted', person: name.toLowerCase(), name, reaction },
  });
  const reactions = ['clap', 'luck', 'bye', 'thanks'].map((one, id) => reacted(id, 'Bo', one));
  const quiet = { said: [], notices: [] };
  test.each([
    ['nothing', {}, quiet, ['## Chat', '{Chat}', '- No messages yet.']],
    [
      'four reactions',
      {},
      { ...quiet, notices: reactions },
      ['## Chat', '{Chat}', '- Bo Bravo', '- Bo Good luck', '- Bo Bye', '- Bo Thanks'],
    ],
    [
      'a line and one spectator',
      { watchers: 1 },
      { said: said.slice(1, 2) },
      ['## Chat', '1 watching', '{Chat}', '- Bo Oh'],
    ],
    [
      'two lines and three spectators',
      { watchers: 3 },
      { said: said.slice(1) },
      ['## Chat', '3 watching', '{Chat}', '- Bo Oh', '- Eve Ah'],
    ],
  ] as [string, More, object, string[]][])('a chat with %s shows it', async (_, more, state, lines) => {
    const page = await chat('ada', more, state);
    expect(outline(page.box).slice(1, lines.length + 1)).toEqual(lines);
    expect(page.all('details').length).toBe(state === quiet ? 0 : 1);
  });

  test('notices can tell whether the lines of the chat are in sight', async () => {
    const told: ((entries: readonly object[]) => void)[] = [];
    const watched: unknown[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly object[]) => void) {
          told.push(tell);
        }
        observe = (one: unknown) => watched.push(one);
        disconnect = () => watched.pop();
      },
    );
    const page = await chat('ada');
    const list = page.all('ul')[0] ?? expect.fail();
    expect(watched).toEqual([list]);
    const seen = [[true], [true, false], [false, true]].map((entries) => {
      told[0]?.(entries.map((isIntersecting) => ({ isIntersecting })));
      return list.hasAttribute('data-seen');
    });
    expect(seen).toEqual([true, false, true]);
    await page.show(null);
    expect(watched).toEqual([]);
  });

  test('the chat shows its newest line', async () => {
    const page = await chat('ada', {}, { said: said.slice(0, 1) });
    const list = override(page.all('ul')[0] ?? expect.fail(), { scrollHeight: 240, scrollTop: 0 });
    await page.show(<Chat state={seenBy('ada', {}, { said } as never)} />);
    expect(list.scrollTop).toBe(240);
  });

  test('chat and reactions of a person whom the viewer has muted are hidden until the viewer unmutes the person', async () => {
    const page = await chat('ada', {}, { notices: [reacted(1, 'Bo'), reacted(2, 'Eve')] });
    const lines = () => page.texts('li').slice(0, -2);
    const pressed = () => page.all('button').flatMap(({ props }) => props['aria-pressed'] ?? []);
    expect([buttons(page), pressed()]).toEqual([
      ['Send', 'Bo', 'Eve'],
      [false, false],
    ]);
    expect(lines()).toEqual(['Ada Hi', 'Bo Oh', 'Eve Ah', 'Bo Ouch', 'Eve Ouch']);
    await page.press('Bo');
    expect([lines(), pressed()]).toEqual([
      ['Ada Hi', 'Eve Ah', 'Eve Ouch'],
      [true, false],
    ]);
    await page.press('Bo');
    expect(lines()).toHaveLength(5);
  });
});

describe('the table shows how its dice are kept fair', () => {
  const fair = (person: string, more: More = {}, seen: object = {}) =>
    render(
      <FairDice
        state={seenBy(person, more, {
          seen: { commitment: null, clientCommitments: null, ...seen } as never,
        })}
      />,
    );

  const given = { clientCommitments: ['aa', 'bb', null, null], clientSeeds: ['a1', null, null, null] };
  const promise = `Commitment of the server ${dice.commitment}`;
  const unused = 'Seed of Otto Bots contribute nothing.';
  test.each([
    ['before the match', {}, given, ['Ada Revealed: a1', 'Bo Committed: bb']],
    [
      'in the match',
      { match: {} as never },
      given,
      ['Ada Revealed: a1', 'Bo Committed, but not revealed in time: bb'],
    ],
    ['without seeds', {}, {}, ['Ada Contributes nothing.', 'Bo Contributes nothing.']],
  ] as [string, More, object, string[]][])(
    'the table shows what each party contributes to the dice: %s',
    async (_, more, parts, shown) => {
      const page = await fair('ada', { dice: { ...dice, ...parts }, ...more });
      const [names, values] = [page.texts('dt'), page.texts('dd')];
      expect(names.map((name, at) => `${name} ${values[at]}`.trim())).toEqual(
        [promise, ...shown.map((part) => `Seed of ${part}`), unused].map((line) =>
          expect.stringMatching(new RegExp(`^${line.replaceAll('.', '[.]')} ?$`)),
        ),
      );
    },
  );

  test('the commitment shown is the one that this browser saw first, and a revealed seed is shown', async () => {
    const page = await fair('ada', { dice: { ...dice, serverSeed: 'ss' } }, { commitment: 'first' });
    expect(page.texts('dd').slice(0, 2)).toEqual(['first', 'ss']);
  });

  test('the command that verifies the match can be copied once this browser has seen the commitments of all', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    const seen = { table: 'table', commitment: 'first', ownSeed: 'a1', ownSeat: 0 };
    const copy = 'Copy command to verify this match in a terminal';
    expect(buttons(await fair('ada', {}, seen))).not.toContain(copy);
    const page = await fair('ada', { status: 'playing' }, { ...seen, clientCommitments: ['aa', null] });
    await page.press(copy);
    expect(writeText.mock.calls).toEqual([
      ['dicehall verify match.json --table table --commitments first,aa,- --own-seed a1 --own-seat 1'],
    ]);
  });

  test.each([
    ['a player before the match', 'ada', {}, true],
    ['a player in the match', 'ada', { status: 'playing' }, false],
    ['a spectator', 'eve', {}, false],
  ] as [string, string, More, boolean][])(
    'only a player before the match can draw a new seed: %s',
    async (_, person, more, can) => {
      const page = await fair(person, more);
      const asked = server({});
      expect(buttons(page)).toEqual(can ? ['Draw a new seed in this browser'] : []);
      if (!can) return;
      await page.press('Draw a new seed in this browser');
      await page.until(() => asked, [['POST /tables/table/commitment', sits()]]);
    },
  );
});

describe('people can join after the start of a match', () => {
  const own = { api, take() {} };
  const late = async (person: string | null, more: More = {}) => {
    const state = seenBy(person, { status: 'playing', late: 'bot-seat', ...more });
    const page = await render(<LateChoices state={state} own={own} unnamed={<b>Name?</b>} />);
    return [
      page.all('aside').length > 0,
      page.all('button').map(({ props }) => props['data-action']),
      page.all('b').length,
    ];
  };
  const waiting = [{ person: 'eve', name: 'Eve' }] as never;

  test.each([
    ['a player', 'ada', {}, [false, [], 0]],
    ['someone during a match with a bot', 'eve', {}, [true, ['wait', 'take-bot-seat'], 0]],
    ['someone who waits', 'eve', { waiting }, [true, ['take-bot-seat'], 0]],
    ['someone while another waits', 'di', { waiting }, [true, ['wait', 'take-bot-seat'], 0]],
    ['someone during a match without bots', 'eve', { seats: [ada, bo] }, [true, ['wait'], 0]],
    ['someone at a table where bots keep their seats', 'eve', { late: 'next' }, [true, ['wait'], 0]],
    ['someone after the match', 'eve', { status: 'over' }, [true, ['wait'], 0]],
    ['someone at a table without latecomers', 'eve', { late: 'closed' }, [false, [], 0]],
    ['someone once the next match is open', 'eve', { rematch: 'next' }, [false, [], 0]],
    ['someone without a name', null, {}, [true, [], 1]],
  ] as [string, string | null, More, unknown[]][])(
    '%s gets only the choices that are possible',
    async (_, person, more, choices) => {
      expect(await late(person, more)).toEqual(choices);
    },
  );

  test.each([
    ['someone during a match', 'eve', {}, 'Watch now, and play the next match.'],
    ['someone after the match', 'eve', { status: 'over' }, 'You can play in the next match.'],
    ['someone who waits', 'eve', { waiting }, 'You play in the next match. Until then you can watch.'],
    ['someone without a name who can do nothing', null, {}, undefined],
  ] as [string, string | null, More, string | undefined][])(
    'the page tells %s: %s',
    async (_, person, more, told) => {
      const state = seenBy(person, { status: 'playing', late: 'next', ...more });
      const page = await render(<LateChoices state={state} own={own} />);
      expect(page.texts('p')[0]).toBe(told);
    },
  );

  test('each choice of a latecomer sends its request', async () => {
    const state = seenBy('eve', { status: 'playing', late: 'bot-seat' });
    const page = await render(<LateChoices state={state} own={own} />);
    expect(await requestsOf(page, buttons(page))).toMatchObject([
      [expect.any(String), 'POST /tables/table/wait', {}],
      [expect.any(String), 'POST /tables/table/sit', {}],
    ]);
  });
});
