import { type SheetChange, sheetBoard } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSheet, type SavedSheet, savedSheet, savedSheets } from '../src/sheet/saved-sheets.ts';
import { fetchSheet, findSheet, partsOf } from '../src/sheet/shared-sheet.ts';
import { openSheet } from '../src/sheet/sheet-session.ts';
import { storageOf } from './table-device.ts';

const setup = {
  game: 'greed',
  options: { target: 3000, opening: 300 },
  names: ['Ada', 'Bo', 'Cy'],
  belowZero: false,
};
const enter = (at: number, seat: number, points: number): SheetChange => ({
  type: 'enter',
  at,
  seat,
  values: { points },
});

const edit = (at: number, seat: number, points: number): SheetChange => ({
  type: 'edit',
  at,
  seat,
  values: { points },
});

/** The stream of a shared sheet. */
class FakeEvents extends EventTarget {
  static all: FakeEvents[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  say(event: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

const stored = new Map<string, string>();
/** The requests that the server got, and its next answers. */
let sent: { path: string; method: string; body: unknown }[] = [];
let answers: (() => Response)[] = [];
const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  // The longest pauses, which are random.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  stored.clear();
  sent = [];
  answers = [];
  FakeEvents.all = [];
  page.window = new EventTarget();
  page.document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { lang: 'en' },
  });
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ path, method, body: body === undefined ? null : JSON.parse(body as string) });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no server');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const accepted = (seq: number) => () => Response.json({ seq });
const refused =
  (code: string, status = 409) =>
  () =>
    Response.json({ code, detail: `Refused: ${code}.` }, { status });
const settle = () => vi.advanceTimersByTimeAsync(0);
const stream = () => FakeEvents.all.at(-1) ?? expect.fail();

function opened(more: Partial<SavedSheet> = {}) {
  const sheet: SavedSheet = { id: 'own', updated: 0, setup, changes: [], pending: [], shared: null, ...more };
  const session = openSheet(sheet) ?? expect.fail();
  const scores = () => sheetBoard(session.now().log.now).scores;
  const keys = () => {
    const { changes, pending } = session.now().saved;
    return [changes.map(({ key }) => key), pending.length];
  };
  return { session, scores, keys };
}
const shared = { shared: { id: 's1', code: 'ABCDE' } };

describe('one phone can write a score sheet', () => {
  it('a change counts at once and is saved, but is sent to no server', () => {
    const { session, scores } = opened();
    let changes = 0;
    session.onChange(() => {
      changes += 1;
    });
    expect(session.change(enter(0, 0, 400))).toBeNull();
    expect([session.now().link, scores(), changes]).toEqual(['alone', [400, 0, 0], 1]);
    expect(savedSheet('own')).toMatchObject({
      updated: 1000,
      changes: [{ change: enter(0, 0, 400) }],
      pending: [],
    });
    expect(session.change(enter(7, 1, 400))).not.toBeNull();
    expect([scores(), sent, FakeEvents.all]).toEqual([[400, 0, 0], [], []]);
    session.close();
  });

  it('a sheet that another window saved is shown, until the sheet is closed', () => {
    const { session, scores } = opened();
    const elsewhere = (points: number, key = 'dicehall.sheet.own') => {
      const changes = [{ key: 'k', change: enter(0, 0, points) }];
      stored.set('dicehall.sheet.own', JSON.stringify({ ...session.now().saved, changes }));
      page.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    elsewhere(350);
    expect(scores()).toEqual([350, 0, 0]);
    elsewhere(450, 'dicehall.sheet.other');
    expect(scores()).toEqual([350, 0, 0]);
    session.close();
    elsewhere(450);
    expect(scores()).toEqual([350, 0, 0]);
  });

  it('the oldest of more than sixty sheets are dropped; a sheet of an unknown game is not listed', () => {
    vi.stubGlobal('localStorage', storageOf(stored));
    const made = Array.from({ length: 62 }, () => {
      vi.advanceTimersByTime(1000);
      return createSheet(setup).id;
    });
    expect(savedSheets().map(({ id }) => id)).toEqual(made.slice(2).reverse());
    const [first = ''] = made.slice(-1);
    const sheet = savedSheet(first);
    stored.set(`dicehall.sheet.${first}`, JSON.stringify({ ...sheet, setup: { ...setup, game: 'chess' } }));
    expect([savedSheet(first), savedSheets().length]).toEqual([null, 59]);
  });

  it('a sheet of an unknown game is not opened', () => {
    expect(
      openSheet({
        id: 'own',
        updated: 0,
        setup: { ...setup, game: 'chess' },
        changes: [],
        pending: [],
        shared: null,
      }),
    ).toBeNull();
  });

  it('a sheet is shared with its lines, later changes are sent, and a refusal is reported', async () => {
    const { session, scores } = opened();
    session.change(enter(0, 0, 400));
    expect(await session.share()).toMatchObject({ code: 'offline' });
    answers = [refused('too-many-requests', 429)];
    expect(await session.share()).toMatchObject({ detail: 'Refused: too-many-requests.' });
    expect(session.now().saved.shared).toBeNull();
    const lines = [{ seq: 1, key: 'server-key-1', change: enter(0, 0, 400) }];
    answers = [() => Response.json({ id: '0123456789abcdef', code: 'ABCDEF', setup, lines }), accepted(2)];
    const sharing = session.share();
    session.change(enter(1, 1, 500));
    const why = await sharing;
    await settle();
    expect([why, sent[2]]).toEqual([
      null,
      { path: '/api/v1/sheets', method: 'POST', body: { setup, changes: [enter(0, 0, 400)] } },
    ]);
    expect(sent[3]?.body).toMatchObject({ seq: 1, change: enter(1, 1, 500) });
    expect(session.now().saved).toMatchObject({ pending: [], changes: [{}, { change: enter(1, 1, 500) }] });
    expect(savedSheet('own')?.shared).toEqual(session.now().saved.shared);
    expect(Object.values(session.now().saved.shared ?? {}).every((part) => part.length > 0)).toBe(true);
    // From now on, the sheet follows the other phones.
    const url = `/api/v1/sheets/${session.now().saved.shared?.id}/events?since=1`;
    expect([FakeEvents.all.map((one) => one.url), session.now().link]).toEqual([[url], 'lost']);
    stream().say('beat', { seq: 2 });
    stream().say('line', { seq: 3, key: 'their-key', change: enter(2, 2, 600) });
    expect([session.now().link, scores()]).toEqual(['live', [400, 500, 600]]);
    session.close();
  });
});

describe('several phones can write on a score sheet', () => {
  it('a phone finds a sheet by its code, and skips lines that it cannot read', async () => {
    const [known, unknown] = [enter(0, 0, 400), { type: 'next', seat: 'Bo' }].map((change, nth) => ({
      seq: nth + 1,
      key: `key-of-${nth}`,
      change,
    }));
    const sheet = { id: '0123456789abcdef', code: 'ABCDEF', setup, lines: [known, unknown] };
    answers = [() => Response.json({ sheet: sheet.id }), () => Response.json(sheet)];
    expect(await findSheet('AB/CD')).toEqual({ ok: true, value: sheet.id });
    const found = await fetchSheet(sheet.id);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/sheet-codes/AB%2FCD',
      'GET /api/v1/sheets/0123456789abcdef',
    ]);
    expect(found.ok && partsOf(found.value)).toEqual({
      setup,
      changes: [{ key: 'key-of-0', change: enter(0, 0, 400) }],
    });
  });

  it('the stream begins after the known lines, and shows whether the phone is connected', () => {
    const { session } = opened({ ...shared, changes: [{ key: 'k1', change: enter(0, 0, 400) }] });
    expect([stream().url, session.now().link]).toEqual(['/api/v1/sheets/s1/events?since=1', 'lost']);
    stream().say('beat', { seq: 1 });
    expect(session.now().link).toBe('live');
    session.close();
    expect(stream().isClosed).toBe(true);
  });

  it('a lost stream is closed, so that the browser does not open it as well, and is not opened again after the sheet is closed', () => {
    const { session } = opened(shared);
    stream().say('beat', { seq: 0 });
    stream().dispatchEvent(new Event('error'));
    expect([session.now().link, stream().isClosed]).toEqual(['lost', true]);
    session.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeEvents.all).toHaveLength(1);
  });

  it.each(['beat', 'line'])('a stream with a %s every 30 seconds is not reopened', (event) => {
    const { session } = opened(shared);
    for (let nth = 0; nth < 5; nth++) {
      vi.advanceTimersByTime(30_000);
      stream().say(event, { seq: nth + 1, key: `k${nth}`, change: enter(nth, nth % 3, 400) });
    }
    expect(FakeEvents.all).toHaveLength(1);
    session.close();
  });

  it('the line of another phone lets a change that was refused because of it go out at once', async () => {
    const { session, keys } = opened(shared);
    answers = [refused('sheet-changed'), accepted(2)];
    session.change({ type: 'rename', seat: 2, name: 'Di' });
    await settle();
    expect(sent).toHaveLength(1);
    stream().say('line', { seq: 1, key: 'their-key', change: enter(0, 0, 400) });
    await settle();
    expect(sent[1]?.body).toMatchObject({ seq: 1, change: { type: 'rename', seat: 2, name: 'Di' } });
    expect(keys()[1]).toBe(0);
    session.close();
  });

  it('an answer that comes after the sheet is closed does not overwrite what another window has saved', async () => {
    const { session } = opened(shared);
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    session.change(enter(0, 0, 400));
    session.close();
    stored.set('dicehall.sheet.own', 'newer');
    answer(Response.json({ seq: 1 }));
    await settle();
    expect(stored.get('dicehall.sheet.own')).toBe('newer');
  });

  it('a message that only confirms the connection does not change the sheet', () => {
    const { session } = opened(shared);
    stream().say('beat', { seq: 0 });
    let changes = 0;
    session.onChange(() => {
      changes += 1;
    });
    stream().say('beat', { seq: 0 });
    expect(changes).toBe(0);
    stream().dispatchEvent(new Event('error'));
    expect(changes).toBe(1);
    session.close();
  });

  it('a sheet that is opened again still includes its pending changes', () => {
    const { scores, session } = opened({
      ...shared,
      changes: [{ key: 'k1', change: enter(0, 0, 400) }],
      pending: [{ key: 'k2', change: enter(1, 1, 500) }],
    });
    expect(scores()).toEqual([400, 500, 0]);
    session.close();
  });

  it('a pending change is sent once the phone is connected', async () => {
    const { session } = opened({ ...shared, pending: [{ key: 'k1', change: enter(0, 0, 400) }] });
    await settle();
    const before = sent.length;
    answers.push(accepted(1));
    stream().say('beat', { seq: 0 });
    await settle();
    expect(sent.slice(before).map(({ body }) => body)).toMatchObject([
      { key: 'k1', change: enter(0, 0, 400) },
    ]);
    expect(session.now().saved.pending).toEqual([]);
    session.close();
  });

  it('a lost stream is opened again after pauses that double up to eight seconds', () => {
    opened(shared);
    const pauses = [500, 1000, 2000, 4000, 8000, 8000];
    for (const [index, pause] of pauses.entries()) {
      stream().dispatchEvent(new Event('error'));
      vi.advanceTimersByTime(pause - 1);
      expect(FakeEvents.all).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(FakeEvents.all).toHaveLength(index + 2);
    }
    stream().say('beat', { seq: 0 });
    stream().dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(500);
    expect(FakeEvents.all).toHaveLength(8);
  });

  it('a stream is reopened after 35 seconds without a message, and when the phone wakes up', () => {
    const { session } = opened(shared);
    vi.advanceTimersByTime(35_000);
    expect(FakeEvents.all).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect([FakeEvents.all.length, FakeEvents.all[0]?.isClosed]).toEqual([2, true]);
    vi.advanceTimersByTime(30_000);
    expect(FakeEvents.all).toHaveLength(2);
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.window.dispatchEvent(new Event('online'));
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(FakeEvents.all).toHaveLength(5);
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    Object.assign(page.document, { visibilityState: 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    session.close();
    page.window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeEvents.all).toHaveLength(5);
  });

  it('a line that cannot be read is skipped', () => {
    const { session, scores } = opened(shared);
    stream().say('line', { seq: 'one', key: 'k1', change: enter(0, 0, 900) });
    expect(scores()).toEqual([0, 0, 0]);
    stream().say('line', { seq: 1, key: 'k1', change: enter(0, 0, 400) });
    expect(scores()).toEqual([400, 0, 0]);
    session.close();
  });

  it('an error of a stream that was replaced changes nothing', () => {
    const { session } = opened(shared);
    const old = stream();
    page.window.dispatchEvent(new Event('online'));
    stream().say('beat', { seq: 0 });
    old.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(30_000);
    expect([FakeEvents.all.length, old.isClosed, session.now().link]).toEqual([2, true, 'live']);
    session.close();
  });

  it('a change counts at once, and is confirmed by the server or by its own line', async () => {
    const { session, scores, keys } = opened(shared);
    answers = [accepted(1)];
    session.change(enter(0, 0, 400));
    expect([scores(), keys()]).toEqual([
      [400, 0, 0],
      [[], 1],
    ]);
    const [{ key } = { key: '' }] = session.now().saved.pending;
    await settle();
    expect(keys()).toEqual([[key], 0]);
    expect(sent).toEqual([
      { path: '/api/v1/sheets/s1/changes', method: 'POST', body: { seq: 0, key, change: enter(0, 0, 400) } },
    ]);
    // The line also arrives through the stream.
    stream().say('line', { seq: 1, key, change: enter(0, 0, 400) });
    expect(keys()).toEqual([[key], 0]);
    session.change(enter(1, 1, 500));
    const [second] = session.now().saved.pending;
    stream().say('line', { seq: 2, key: second?.key, change: enter(1, 1, 500) });
    expect([keys(), scores()]).toEqual([
      [[key, second?.key], 0],
      [400, 500, 0],
    ]);
    session.close();
  });

  it('changes are sent one after another, each once and after the line before it', async () => {
    const { session, keys } = opened(shared);
    answers = [accepted(1), accepted(2), accepted(3)];
    for (const seat of [0, 1, 2]) session.change(enter(seat, seat, 400));
    await settle();
    expect(sent.map(({ body }) => body)).toMatchObject(
      [0, 1, 2].map((seq) => ({ seq, change: enter(seq, seq, 400) })),
    );
    expect(keys()[1]).toBe(0);
    session.close();
  });

  it.each(['sheet-changed', 'try-again', 'offline'])(
    'a change refused with %s is sent again after two seconds',
    async (code) => {
      const { session, keys } = opened(shared);
      answers = code === 'offline' ? [] : [refused(code)];
      session.change(enter(0, 0, 400));
      await vi.advanceTimersByTimeAsync(1999);
      expect([sent.length, keys()[1]]).toEqual([1, 1]);
      answers = [accepted(1)];
      await vi.advanceTimersByTimeAsync(1);
      expect([sent.length, keys()[1]]).toEqual([2, 0]);
      expect(sent[1]).toEqual(sent[0]);
      session.close();
    },
  );

  it('a change that the server refuses is reverted with the reason, and the next one is sent', async () => {
    const { session, scores } = opened(shared);
    answers = [refused('sheet-full'), accepted(1)];
    session.change(enter(0, 0, 400));
    session.change(enter(1, 1, 500));
    await settle();
    expect([scores(), session.now().refused]).toEqual([[0, 0, 0], 'Refused: sheet-full.']);
    expect(sent).toHaveLength(2);
    session.change(enter(0, 0, 350));
    expect(session.now().refused).toBeNull();
    session.close();
  });

  it('the line of another phone comes before pending changes if they change different parts', () => {
    const { session, scores, keys } = opened(shared);
    const rename: SheetChange = { type: 'rename', seat: 2, name: 'Di' };
    session.change(rename);
    // The sheet skips a line that comes too early, and a line that this version cannot read.
    stream().say('line', { seq: 2, key: 'late', change: enter(0, 0, 900) });
    stream().say('line', { seq: 1, key: 'unknown', change: { type: 'note', text: 'x' } });
    expect(keys()).toEqual([[], 1]);
    stream().say('line', { seq: 1, key: 'their-key', change: enter(0, 0, 900) });
    expect([scores(), session.now().log.now.names, session.now().conflict]).toEqual([
      [900, 0, 0],
      ['Ada', 'Bo', 'Di'],
      null,
    ]);
    expect(keys()).toEqual([['their-key'], 1]);
    session.close();
  });

  it('a pending change that another phone has also made is no longer sent', () => {
    const { session, keys } = opened(shared);
    session.change({ type: 'rename', seat: 2, name: 'Di' });
    session.change(enter(0, 0, 500));
    stream().say('line', { seq: 1, key: 'their-key', change: enter(0, 0, 500) });
    expect(keys()).toEqual([['their-key'], 1]);
    expect(session.now().saved.pending.map(({ change }) => change.type)).toEqual(['rename']);
    session.close();
  });

  it('a turn that the group lets count still counts if it is no longer the player’s turn', () => {
    const { session, scores } = opened(shared);
    session.change(enter(0, 0, 500));
    stream().say('line', { seq: 1, key: 'their-key', change: { type: 'next', at: 0, seat: 2 } });
    expect([session.now().conflict?.theirs.type, scores()]).toEqual(['next', [0, 0, 0]]);
    session.settle(true);
    expect(scores()).toEqual([500, 0, 0]);
    expect(session.now().saved.pending.map(({ change }) => change)).toEqual([
      { ...enter(1, 0, 500), counts: true },
    ]);
    session.close();
  });

  it('an edited turn that the group lets count still counts if an undone turn has made it unusual', () => {
    const turns: SheetChange[] = [enter(0, 0, 0), enter(1, 1, 500), enter(2, 2, 500), enter(3, 0, 0)];
    const changes = [...turns, edit(0, 0, 400)].map((change, at) => ({
      key: `k${at}`,
      change,
    }));
    const { session, scores } = opened({ ...shared, changes });
    const mine = edit(3, 0, 100);
    session.change(mine);
    expect(scores()).toEqual([500, 500, 500]);
    stream().say('line', { seq: 6, key: 'their-key', change: { type: 'undo' } });
    expect([session.now().conflict?.theirs.type, scores()]).toEqual(['undo', [0, 500, 500]]);
    session.settle(true);
    expect(scores()).toEqual([100, 500, 500]);
    expect(session.now().saved.pending.map(({ change }) => change)).toEqual([{ ...mine, counts: true }]);
    session.close();
  });

  it.each([
    ['own', 500],
    ['other', 400],
  ])(
    'if two phones enter the same turn differently, the player chooses: the %s entry counts %i points',
    async (chosen, points) => {
      const keepMine = chosen === 'own';
      const { session, scores, keys } = opened(shared);
      session.change(enter(0, 0, 500));
      stream().say('line', { seq: 1, key: 'their-key', change: enter(0, 0, 400) });
      expect(session.now().conflict).toEqual({ mine: enter(0, 0, 500), theirs: enter(0, 0, 400) });
      expect([scores(), keys()]).toEqual([
        [400, 0, 0],
        [['their-key'], 0],
      ]);
      session.settle(keepMine);
      expect([session.now().conflict, scores()]).toEqual([null, [points, 0, 0]]);
      expect(session.now().saved.pending.map(({ change }) => change)).toEqual(
        keepMine ? [edit(0, 0, 500)] : [],
      );
      session.settle(true);
      expect(scores()).toEqual([points, 0, 0]);
      session.close();
    },
  );

  it('two phones that enter the same turn with equal values need no question', () => {
    const { session, scores, keys } = opened(shared);
    session.change(enter(0, 0, 500));
    stream().say('line', { seq: 1, key: 'their-key', change: enter(0, 0, 500) });
    expect([session.now().conflict, scores(), keys()]).toEqual([null, [500, 0, 0], [['their-key'], 0]]);
    session.close();
  });

  it('a closed sheet sends nothing more', async () => {
    const { session } = opened(shared);
    answers = [refused('try-again')];
    session.change(enter(0, 0, 400));
    await settle();
    session.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    const { length } = FakeEvents.all;
    page.window.dispatchEvent(new Event('online'));
    page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    page.document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeEvents.all).toHaveLength(length);
  });
});
