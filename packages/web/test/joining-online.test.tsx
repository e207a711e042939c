import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableBefore } from '../../server/test/support/table-state.ts';
import { isKnownGuest, rememberGuest } from '../src/online/guest-flag.ts';
import { Join } from '../src/online/Join.tsx';
import { EnterNameButton, NameGate } from '../src/online/NameGate.tsx';
import { NewTable } from '../src/online/NewTable.tsx';
import OnlinePages from '../src/online/OnlinePages.tsx';
import PartyPage from '../src/party/PartyPage.tsx';
import { currentSettings } from '../src/settings/settings.ts';
import { server } from './fake-server.ts';
import { expectLines, outline } from './outline.ts';
import { openBrowser, override, render, saved, set } from './render.tsx';

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ada = { id: 'a'.repeat(16), name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' } as const;
const made = {
  seq: 1,
  you: { person: ada.id, seat: 0 },
  table: tableBefore([], { id: 't'.repeat(16), code: 'ABCDE' }),
};
const online = (
  part: ReactNode,
  address = '/',
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) => render(<QueryClientProvider client={client}>{part}</QueryClientProvider>, address);
const top = `
  Back → / Dicehall → /
  {Main}
  History → /history Settings → /settings`;
type Page = Awaited<ReturnType<typeof render>>;
const submit = (page: Page) =>
  page.call(page.all('form')[0] ?? expect.fail(), 'onSubmit', { currentTarget: page.all('form')[0] });
const choose = (page: Page, label: string) =>
  page.call(page.field(label), 'onChange', { target: { checked: page.field(label).props.checked !== true } });

describe('a new online table starts with the settings that its host chose', () => {
  const opened = async (game: string) => {
    rememberGuest(true);
    const asked = server({ 'GET /me': ada, 'POST /tables': made });
    const page = await online(<NewTable gameId={game} />, `/online/new/${game}`);
    await page.until(() => page.all('form').length, 1);
    return { ...page, asked };
  };
  const sent = async (page: Awaited<ReturnType<typeof opened>>) => {
    await submit(page);
    await page.until(() => page.asked.length, 2);
    return page.asked.splice(0)[1];
  };
  const usual = {
    listed: false,
    watch: true,
    chat: true,
    coach: false,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  };

  test('a new table has settings for the rules, the time limit, spectators, the chat and the coach', async () => {
    expectLines(
      (await opened('threes')).box,
      `${top}
      # New table: Threes
      ▸ House rules
      How many turns each player has. (1 to 20)
      [Decrease: Rounds | −] Rounds‹10› [Increase: Rounds | +]
      The last die
      What happens when only one die is left to roll.
      ‹on› It stays as it is
      ‹off› It is rolled once more
      Five 6s
      What five 6s score. They can win a round only if each round has a winner.
      ‹on› −30 points
      ‹off› They win the round at once
      ‹off› 30 points as usual
      Scoring
      Whether all points are added up, or each round has a winner. A player alone always adds them up.
      ‹on› All points are added up
      ‹off› Each round has a winner
      ‹off› Lost turns end at once
      Whether a turn ends as soon as it can no longer win its round. Applies only if each round has a winner.
      [Reset to defaults]
      Name for these rules They are saved on this device and appear in the list of rules. ‹›
      [Save rules (off)] [Copy link to these rules]
      (Type a name to save these rules on this device.)
      Time limit
      When the time is up, a bot makes the move. After two timeouts in a row the bot keeps the seat until the player takes it back.
      ‹off› None
      ‹on› Seconds
      ‹off› Days
      5 to 600
      [Decrease: Seconds per move | −] Seconds per move‹90› [Increase: Seconds per move | +]
      ▸ More settings
      ‹off› List in the lobby
      Otherwise people need the link or the code to find it.
      ‹on› Allow spectators
      ‹on› Chat
      ‹off› Allow the coach
      Every player can then get the best move with its reason. Everyone at the table sees that it is allowed.
      [Create table (bright)]`,
    );
  });

  test('a new table of a game with hidden information offers no coach', async () => {
    const lines = outline((await opened('hidden-pairs')).box);
    expect(lines.slice(lines.indexOf('5 to 600'))).toEqual([
      '5 to 600',
      '[Decrease: Seconds per move | −] Seconds per move‹180› [Increase: Seconds per move | +]',
      '▸ More settings',
      '‹off› List in the lobby',
      'Otherwise people need the link or the code to find it.',
      '‹on› Allow spectators',
      '‹on› Chat',
      '[Create table (bright)]',
    ]);
  });

  test.each([
    ['by default', [], { clock: { kind: 'seconds', seconds: 90 } }],
    ['without a limit', ['None'], { clock: { kind: 'none' } }],
    ['with days', ['Days'], { clock: { kind: 'days', days: 3 } }],
    [
      'with another rule',
      ['Each round'],
      { options: { scoring: 'rounds' }, clock: { kind: 'seconds', seconds: 90 } },
    ],
    ['in the lobby', ['List in the lobby'], { listed: true }],
    ['without spectators', ['Allow spectators'], { watch: false }],
    ['without a chat', ['Chat'], { chat: false }],
    ['with the coach', ['Allow the coach'], { coach: true }],
  ])(
    'creating a table (%s) sends its settings with a seed of this browser, and opens the table',
    async (_, labels, body) => {
      const page = await opened('threes');
      for (const label of labels) await choose(page, label);
      expect(await sent(page)).toEqual([
        'POST /tables',
        { game: 'threes', options: {}, clock: { kind: 'seconds', seconds: 90 }, ...usual, ...body },
      ]);
      await page.until(() => page.visited.at(-1), `/online/table/${made.table.id}`);
    },
  );

  test.each([
    ['Seconds', 'Seconds per move', '5 to 600', '90'],
    ['Days', 'Days per move', '1 to 14', '3'],
  ])('a time limit in %s has its own number and range', async (kind, label, range, value) => {
    const page = await opened('threes');
    await choose(page, kind);
    expect(outline(page.box).join('\n')).toContain(`${range}\n[Decrease: ${label} | −] ${label}‹${value}›`);
    const input = page.all('input').findLast(({ props }) => props.type === 'number') ?? expect.fail();
    override(input, { valueAsNumber: 10, validity: { valid: true } });
    await page.tell(input, 'change');
    expect(outline(page.box).join('\n')).toContain(`${label}‹10›`);
    await choose(page, kind === 'Days' ? 'Seconds' : 'Days');
    expect(outline(page.box).join('\n')).toContain(kind === 'Days' ? '‹90›' : '‹3›');
    expect(page.text()).toContain('When the time is up, a bot makes the move.');
    await choose(page, 'None');
    expect(outline(page.box).join('\n')).toContain('‹on› None\n‹off› Seconds\n‹off› Days\n▸ More settings');
    expect(page.text()).not.toContain('When the time is up, a bot makes the move.');
  });

  test('a number outside its range creates no table, its field gets the focus, and its name stands above the button', async () => {
    const page = await opened('threes');
    const input = page.all('input').findLast(({ props }) => props.type === 'number') ?? expect.fail();
    override(input, { valueAsNumber: 900, value: '900', validity: { valid: false } });
    await page.tell(input, 'change');
    page.asked.length = 0;
    await submit(page);
    expect([page.asked, document.activeElement === (input as unknown)]).toEqual([[], true]);
    const refusal = () => page.texts('p').filter((text) => text.startsWith('Correct the field'));
    expect(refusal()).toEqual(['Correct the field “Seconds per move” first.']);
    await choose(page, 'Chat');
    expect(refusal()).toEqual([]);
  });

  test('the settings are saved for the next table of the game if the server accepts them', async () => {
    const refused = await opened('threes');
    await choose(refused, 'Chat');
    server({ 'GET /me': ada });
    await submit(refused);
    await refused.until(() => refused.text().includes('Refused: POST /tables'), true);
    const page = await opened('threes');
    expect(page.field('Chat').props.checked).toBe(true);
    for (const label of ['Chat', 'Each round', 'Days']) await choose(page, label);
    await sent(page);
    await page.until(() => page.visited.length, 2);
    const again = await opened('threes');
    expect(
      ['Chat', 'Each round', 'Days', 'Seconds', 'Allow spectators'].map(
        (label) => again.field(label).props.checked,
      ),
    ).toEqual([false, true, true, false, true]);
    expect((await opened('greed')).field('Chat').props.checked).toBe(true);
  });

  test('saved settings with rules that the game no longer allows are not used', async () => {
    saved.set('dicehall.online.threes', JSON.stringify({ options: { rounds: 99 }, chat: false }));
    expect((await opened('threes')).field('Chat').props.checked).toBe(true);
    saved.set('dicehall.online.threes', JSON.stringify({ options: { rounds: 3 }, chat: false }));
    const page = await opened('threes');
    expect([page.field('Chat').props.checked, page.text().includes('Rounds')]).toEqual([false, true]);
    expect(await sent(page)).toMatchObject([
      expect.anything(),
      { options: { rounds: 3 }, chat: false, watch: true },
    ]);
  });

  test('the page of a game that does not exist is not found', async () => {
    expect((await online(<NewTable gameId="none" />)).texts('h1')).toEqual(['Page not found']);
  });
});

describe('a page lets people join a table', () => {
  const create = `
    ## Create table
    Greed → /online/new/greed Ten Thousand → /online/new/ten-thousand Threes → /online/new/threes Three Dice → /online/new/three-dice Hidden Pairs → /online/new/hidden-pairs`;
  const item = {
    ...{ id: 'b'.repeat(16), code: 'ABCDE', game: 'threes', options: { rounds: 3 }, seats: 5, coach: true },
    ...{ names: ['Ada', '', 'B'], clock: { kind: 'days', days: 3 }, created: '2026-01-01T00:00:00.000Z' },
  };
  const other = {
    ...item,
    id: 'c'.repeat(16),
    game: 'greed',
    options: {},
    coach: false,
    names: ['Cy'],
    seats: 3,
    clock: { kind: 'none' },
  };

  test('another link to join replaces the code of the link before', async () => {
    server({ 'GET /tables': [] });
    const page = await render(<OnlinePages />, '/online/join/AB');
    const codes = [page.field('Code').props.value];
    // A phone shows capitals, and does not correct the code.
    expect(page.field('Code').props).toMatchObject({ maxLength: 12, autoCapitalize: 'characters' });
    await page.go('/online/join/CD');
    expect([...codes, page.field('Code').props.value]).toEqual(['AB', 'CD']);
  });

  test.each([
    [
      'open tables',
      { 'GET /tables': [item, other] },
      `
      ### Threes
      Ada and B · 2 of 5 seats taken
      Rounds: 3 · 3 days per move, then a bot moves · Coach allowed
      Join → /online/table/bbbbbbbbbbbbbbbb
      ### Greed
      Cy · 1 of 3 seats taken
      Standard rules · no time limit
      Join → /online/table/cccccccccccccccc`,
    ],
    ['no open tables', { 'GET /tables': [] }, 'There are no open tables right now.'],
    ['no server', {}, 'The server cannot be reached. You can still play on this device.'],
  ])('the page to join has a field for a code, and shows %s', async (_, answers, lines) => {
    const asked = server(answers);
    const page = await online(<Join code="AB" />, '/online/join/AB');
    await page.until(() => asked.length > 0 && page.all('p').length + page.all('li').length > 0, true);
    expectLines(
      page.box,
      `${top}
      # Play online
      Code ‹AB›
      [Join (bright)]
      ${create}
      ## Open tables
      ${lines}`,
    );
  });

  test('the list of open tables follows changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answers: Record<string, unknown> = { 'GET /tables': [] };
    server(answers);
    const page = await online(<Join code="" />, '/online');
    await page.until(() => page.text().includes('There are no open tables'), true);
    answers['GET /tables'] = [item];
    await act(async () => void vi.advanceTimersByTime(5000));
    await page.until(() => page.all('li').length, 1);
  });

  test('a code leads to its table, and an unknown code is refused', async () => {
    const asked = server({ 'GET /tables': [], 'GET /codes/A%2FB': { table: 'found' } });
    const page = await online(<Join code="WRONG" />, '/online/join');
    await submit(page);
    await page.until(() => page.text().includes('Refused: GET /codes/WRONG'), true);
    await page.call(page.field('Code'), 'onChange', { target: { value: ' A/B ' } });
    await submit(page);
    await page.until(() => page.visited.at(-1), '/online/table/found');
    expect(asked.map(([request]) => request)).toContain('GET /codes/A%2FB');
  });
});

describe('pages for online play ask a person without a name for one', () => {
  const gate = (unnamed = false) => (
    <NameGate
      title="The page"
      invitation={{ title: 'Invitation', about: <p>From Ada</p> }}
      {...(unnamed && {
        unnamed: () => (
          <>
            <p>Watching</p>
            <EnterNameButton />
          </>
        ),
      })}
    >
      {(me) => (
        <p>
          For {me.name}
          <EnterNameButton />
        </p>
      )}
    </NameGate>
  );
  const form = `${top}
    # Invitation
    From Ada
    Your name The other players at the table see it. No account, no password. ‹Zoë›`;
  const opened = async (part = gate(), client?: QueryClient) => {
    await set({ name: 'Zoë' });
    const page = await online(part, '/', client);
    await page.until(() => page.text().includes('Connecting'), false);
    return page;
  };

  test.each([
    [
      'asks a new person for a name',
      false,
      {},
      `${form}
      [Continue (bright)]`,
    ],
    [
      'offers a new person to watch, where spectators are allowed',
      true,
      {},
      `${form}
      [Continue (bright)] [Just watch]`,
    ],
    ['shows its content to a known person', true, { 'GET /me': ada }, 'For Ada'],
  ])('the page %s', async (_, unnamed, answers, lines) => {
    rememberGuest('GET /me' in answers);
    server(answers);
    expectLines((await opened(gate(unnamed))).box, lines);
  });

  test('the page reports that the server cannot be reached, and a button tries again', async () => {
    rememberGuest(true);
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const page = await online(gate(true));
    expectLines(
      page.box,
      `${top}
      # The page
      Connecting…`,
    );
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    vi.useRealTimers();
    expectLines(
      page.box,
      `${top}
      # The page
      The server cannot be reached. You can still play on this device.
      [Try again (bright)]`,
    );
    server({ 'GET /me': ada });
    await page.press('Try again');
    await page.until(() => page.text(), 'For Ada');
  });

  test('an accepted name is saved and opens the page, and a refused name is not saved', async () => {
    const answers: Record<string, unknown> = {};
    const asked = server(answers);
    const page = await opened();
    // Browsers and password managers can fill in the name.
    expect(page.field('Your name').props.autoComplete).toBe('nickname');
    await page.call(page.field('Your name'), 'onChange', { target: { value: ' Ada ' } });
    await submit(page);
    await page.until(() => page.text().includes('Refused: POST /guests'), true);
    expect(currentSettings().name).toBe('Zoë');
    Object.assign(answers, { 'POST /guests': ada, 'GET /me': ada });
    await submit(page);
    await page.until(() => page.text(), 'For Ada');
    expect(asked.slice(1)).toEqual([['POST /guests', { name: 'Ada' }], ['GET /me']]);
    expect(currentSettings().name).toBe('Ada');
  });

  test.each([
    ['with the name that they entered', 'Ada', 'For Ada', 'Ada'],
    ['without a name', '', 'Watching', 'Zoë'],
  ])('people can watch %s', async (_, name, shown, kept) => {
    server({ 'POST /guests': ada, 'GET /me': ada });
    const page = await opened(gate(true));
    await page.call(page.field('Your name'), 'onChange', { target: { value: name } });
    await page.press('Just watch');
    await page.until(() => page.text().startsWith(shown), true);
    expect(currentSettings().name).toBe(kept);
    if (name !== '') return;
    await page.press('Enter a name');
    expect(page.texts('h1')).toEqual(['Invitation']);
  });

  test('people who watched the last match continue to watch, if spectators are allowed', async () => {
    vi.stubGlobal('history', { state: { isWatching: true } });
    server({});
    expect((await opened(gate(true))).text()).toMatch(/^Watching/);
    expect((await opened(gate(false))).texts('h1')).toEqual(['Invitation']);
  });

  test('the page asks the server for the person only until the server has sent one', async () => {
    rememberGuest(true);
    const answers: Record<string, unknown> = {};
    const asked = server(answers);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const counts = [];
    for (const shown of ['Invitation', 'For Ada', 'For Ada']) {
      const page = await opened(gate(), client);
      await page.until(() => page.text().includes(shown), true);
      counts.push(asked.length);
      Object.assign(answers, { 'GET /me': ada });
    }
    expect(counts).toEqual([1, 2, 2]);
  });
});

describe('a page opens a party', () => {
  const lines = (more: string, button: string) => `${top}
    # Party
    A television or laptop shows the table to the whole room. Everyone joins with their own phone and needs no account. The first to join is the host.
    ${more}
    Game
    ‹on› Greed
    ‹off› Ten Thousand
    ‹off› Threes
    ‹off› Three Dice
    ‹off› Hidden Pairs
    ${button}`;
  const open = '[Open the room screen (bright)]';
  const instead = 'No large screen? Play online → /online/new/greed';

  test.each([
    ['dice.example', undefined, ''],
    ['localhost', 'http://10.0.0.2/', ''],
    [
      'localhost',
      null,
      'Phones cannot join yet. To let them in, stop Dicehall on this computer and start it with “npx dicehall party”. The computer and the phones must use the same Wi-Fi.',
    ],
  ])('the party page at %s shows that phones can reach it at %s', async (hostname, address, warning) => {
    vi.stubGlobal('location', { ...location, hostname });
    const asked = server({ 'GET /network': { address } });
    const page = await render(<PartyPage />);
    await page.until(
      () => [asked.length, page.all('p').length],
      [address === undefined ? 0 : 1, warning === '' ? 1 : 2],
    );
    expectLines(
      page.box,
      warning === ''
        ? lines('', `${open}\n${instead}`)
        : lines(`${warning}\nPlay on this device (bright) → /`, '[Open the room screen]'),
    );
    await choose(page, 'Threes');
    expect(asked).toEqual(address === undefined ? [] : [['GET /network']]);
  });

  test('the party page shows no warning until the server has sent its address', async () => {
    vi.stubGlobal('location', { ...location, hostname: 'localhost' });
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    expectLines((await render(<PartyPage />)).box, lines('', `[Open the room screen]\n${instead}`));
  });

  const party = (game: string) => ['POST /tables', { game, party: true, sit: false }];
  test.each([
    ['a new person, who gets a name', false, [['POST /guests', { name: 'Room screen' }], party('threes')]],
    ['a known person', true, [['GET /me'], party('threes')]],
  ])('the party page of %s opens the room screen of a table without seats', async (_, isKnown, requests) => {
    rememberGuest(isKnown);
    const asked = server({ 'GET /me': ada, 'POST /guests': ada, 'POST /tables': made });
    const page = await render(<PartyPage />, '/party');
    await choose(page, 'Threes');
    await submit(page);
    await page.until(() => page.visited.at(-1), '/room/ABCDE');
    expect(asked).toEqual(requests);
    // Whoever plays in the browser of a room screen is asked for their own name.
    expect(isKnownGuest()).toBe(isKnown);
  });

  test.each([
    ['a name', {}, 'POST /guests'],
    ['a table', { 'POST /guests': ada }, 'POST /tables'],
  ])('the party page shows the reason if the server refuses %s', async (_, answers, request) => {
    const asked = server(answers);
    const page = await render(<PartyPage />, '/party');
    await submit(page);
    await page.until(() => page.text().includes(`Refused: ${request}`), true);
    expect([asked.at(-1)?.[0], page.visited]).toEqual([request, ['/party']]);
  });
});
