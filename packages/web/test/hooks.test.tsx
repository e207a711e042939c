import type { Snapshot } from '@dicehall/server/protocol';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePastMatches } from '../src/history/past-match.ts';
import { MessagesContext } from '../src/i18n/messages.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import type { Api } from '../src/online/api.ts';
import { useTableOfCode } from '../src/online/table-of-code.ts';
import { useChanges } from '../src/online/use-changes.ts';
import { useShake } from '../src/phone/shake.ts';
import { useVoice } from '../src/table/voice.ts';
import { renderHook } from './render-hook.tsx';
import { messages, storageOf } from './table-device.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the page can recognize speech', () => {
  /** The speech recognition of a browser. A test provides what it hears. */
  class FakeRecognition {
    static all: FakeRecognition[] = [];
    lang = '';
    onresult = (_: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => {};
    onerror = (_: { readonly error: string }) => {};
    onend = () => {};
    readonly calls: string[] = [];
    constructor() {
      FakeRecognition.all.push(this);
    }
    start = () => void this.calls.push('start');
    abort = () => {
      this.calls.push('abort');
      this.onend();
    };
  }
  const [heard, listened] = [vi.fn(), () => FakeRecognition.all];
  const last = () => listened().at(-1) ?? expect.fail();
  const opened = () => renderHook(() => useVoice(heard, FakeRecognition));
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    FakeRecognition.all = [];
    heard.mockClear();
  });

  test('when speech recognition starts, it listens in the language of the page and stops after one sentence', async () => {
    const voice = await opened();
    expect([voice.now().isListening, voice.now().problem, listened()]).toEqual([false, null, []]);
    await voice.does(({ toggle }) => toggle());
    expect([voice.now().isListening, last().lang, last().calls]).toEqual([true, 'de', ['start']]);
    await voice.does(() => {
      last().onresult({
        results: [[{ transcript: 'fünf' }, { transcript: 'fünfzig' }], [], [{ transcript: 'eins' }]],
      });
      last().onend();
    });
    expect(heard.mock.calls).toEqual([['fünf  eins']]);
    expect(voice.now().isListening).toBe(false);
    await voice.does(({ toggle }) => toggle());
    expect([voice.now().isListening, listened().length]).toEqual([true, 2]);
  });

  test('stopping speech recognition aborts it and does not start it again', async () => {
    const voice = await opened();
    await voice.does(({ toggle }) => toggle());
    await voice.does(({ toggle }) => toggle());
    expect([voice.now().isListening, listened().map(({ calls }) => calls)]).toEqual([
      false,
      [['start', 'abort']],
    ]);
  });

  test('the reason why speech recognition failed is shown until it starts again', async () => {
    const voice = await opened();
    await voice.does(({ toggle }) => toggle());
    await voice.does(() => {
      last().onerror({ error: 'not-allowed' });
      last().onend();
    });
    expect([voice.now().isListening, voice.now().problem]).toEqual([false, 'not-allowed']);
    await voice.does(({ toggle }) => toggle());
    expect(voice.now().problem).toBeNull();
  });

  test('speech recognition stops when its screen closes, but not before', async () => {
    const voice = await opened();
    await voice.does(({ toggle }) => toggle());
    expect(last().calls).toEqual(['start']);
    await voice.leave();
    expect(last().calls).toEqual(['start', 'abort']);
    await (await opened()).leave();
    expect(listened()).toHaveLength(1);
  });

  test('a browser without speech recognition never listens', async () => {
    const voice = await renderHook(() => useVoice(heard));
    await voice.does(({ toggle }) => toggle());
    expect(voice.now()).toMatchObject({ isListening: false, problem: null });
  });
});

describe('a phone asks for permission to notice shaking', () => {
  const opened = (answer: string, isSecureContext = true) => {
    vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => answer });
    vi.stubGlobal('isSecureContext', isSecureContext);
    return renderHook(() => useShake(() => {}));
  };

  test.each([
    ['granted', 'none'],
    ['denied', 'asks'],
    ['default', 'asks'],
  ])('after the answer “%s” the state is “%s” until the phone moves', async (answer, state) => {
    const shaking = await opened(answer);
    expect(shaking.now().state).toBe('asks');
    Object.assign(window, { addEventListener: () => {}, removeEventListener: () => {} });
    await shaking.does(({ ask }) => ask());
    await shaking.until(() => shaking.now().state, state);
    await shaking.leave();
  });

  test('a page without HTTPS does not ask for permission', async () => {
    const shaking = await opened('granted', false);
    expect(shaking.now().state).toBe('none');
    await shaking.leave();
  });
});

describe('a screen sends a change of its table and shows a refusal', () => {
  const snapshot = { seq: 7 } as Snapshot;
  async function opened(answers: unknown[]) {
    const [asked, taken] = [[] as unknown[], [] as Snapshot[]];
    const api = {
      changeTable: async (...change: unknown[]) => {
        asked.push(change);
        return answers.shift();
      },
    } as unknown as Api;
    const changes = await renderHook(
      () => useChanges('tokyo', { api, take: (one) => taken.push(one) }),
      (hook) => <MessagesContext value={messages}>{hook}</MessagesContext>,
    );
    return { changes, asked, taken };
  }

  test('a change is sent for this table, and the new state of the table is shown', async () => {
    const { changes, asked, taken } = await opened([{ ok: true, value: snapshot }]);
    expect(changes.now().problem).toBeNull();
    const done: boolean[] = [];
    await changes.does(async ({ change }) => done.push(await change('start')));
    expect([done, taken, changes.now().problem]).toEqual([[true], [snapshot], null]);
    expect(asked).toEqual([['tokyo', 'start']]);
  });

  test('after a refused change, its reason is shown until a change succeeds', async () => {
    const { changes, taken } = await opened([
      { ok: false, code: 'full', detail: 'The table is full.' },
      { ok: false, code: 'offline', detail: '' },
      { ok: true, value: snapshot },
    ]);
    const done: boolean[] = [];
    const problems: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      await changes.does(async ({ change }) => done.push(await change('start')));
      problems.push(changes.now().problem);
    }
    expect(problems).toEqual(['The table is full.', messages.lookup('online-offline'), null]);
    expect([done, taken]).toEqual([[false, false, true], [snapshot]]);
  });

  test('by default a change is sent as the person of this browser, and its caller may ignore the response', async () => {
    const requests: unknown[] = [];
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
      requests.push([path, headers.authorization]);
      return Response.json({ code: 'full', detail: 'Full.' }, { status: 409 });
    });
    const changes = await renderHook(
      () => useChanges('tokyo'),
      (hook) => <MessagesContext value={messages}>{hook}</MessagesContext>,
    );
    await changes.does(({ change }) => change('start'));
    expect(requests).toEqual([['/api/v1/tables/tokyo/start', undefined]]);
    await changes.does(({ after }) => after({ ok: true, value: snapshot }));
    expect(changes.now().problem).toBeNull();
  });
});

describe('the code of a table leads to its newest table', () => {
  const refused = (code: string) => Response.json({ code, detail: `Refused: ${code}.` }, { status: 404 });
  const opened = async () => {
    let code = 'FIRST';
    const requests: { readonly path: string; readonly answer: (response: Response) => void }[] = [];
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', (path: string) => new Promise((answer) => requests.push({ path, answer })));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let again = () => {};
    const hook = await renderHook(
      () => {
        const [, count] = useState(0);
        again = () => count((now) => now + 1);
        return useTableOfCode(code);
      },
      (one) => <MessagesContext value={messages}>{one}</MessagesContext>,
    );
    return {
      ...hook,
      requests,
      shown: () => {
        const { id, problem, isUnknown } = hook.now();
        return [id, problem, isUnknown];
      },
      answer: (response: Response) => hook.does(() => requests.at(-1)?.answer(response)),
      pass: (time: number) => hook.does(() => vi.advanceTimersByTimeAsync(time)),
      change: (next: string) =>
        hook.does(() => {
          code = next;
          again();
        }),
    };
  };
  afterEach(() => vi.useRealTimers());

  test('a code is looked up every three seconds until it leads to a table', async () => {
    const page = await opened();
    expect(page.shown()).toEqual([null, null, false]);
    await page.answer(refused('no-such-code'));
    expect(page.shown()).toEqual([null, 'Refused: no-such-code.', true]);
    await page.pass(2999);
    expect(page.requests).toHaveLength(1);
    await page.pass(1);
    await page.answer(refused('too-many-requests'));
    expect(page.shown()).toEqual([null, 'Refused: too-many-requests.', false]);
    await page.pass(3000);
    await page.answer(Response.json({ table: 'found' }));
    expect(page.shown()).toEqual(['found', null, false]);
    await page.pass(60_000);
    expect(page.requests.map(({ path }) => path)).toEqual(Array(3).fill('/api/v1/codes/FIRST'));
  });

  test('the table of the next match stays while the code cannot be looked up', async () => {
    const page = await opened();
    await page.does(({ goOn }) => goOn('next'));
    await page.answer(refused('too-many-requests'));
    expect(page.shown()).toEqual(['next', 'Refused: too-many-requests.', false]);
  });

  test('after another code, the earlier one is no longer looked up, and its table is ignored', async () => {
    const page = await opened();
    const [{ answer } = expect.fail()] = page.requests;
    await page.change('OTHER');
    await page.answer(Response.json({ table: 'of the other' }));
    await page.does(() => answer(Response.json({ table: 'of the first' })));
    expect(page.shown()).toEqual(['of the other', null, false]);
    await page.change('WRONG');
    await page.answer(refused('no-such-code'));
    await page.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.requests.map(({ path }) => path.slice(-5))).toEqual(['FIRST', 'OTHER', 'WRONG']);
  });
});

describe('the history lists local and online matches', () => {
  const saved = (id: string, updated: number): SavedMatch => ({
    id,
    game: 'greed',
    options: { target: 500, opening: 0 },
    seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
    log: [],
    dice: 'app',
    created: 1,
    updated,
    over: false,
  });
  const [older, newer] = [saved('older', 10), saved('newer', 20)];
  const turn = {
    table: 't'.repeat(16),
    game: 'greed',
    status: 'playing',
    names: ['Ada', 'Cy'],
    seat: 1,
    yours: true,
    deadline: null,
  };
  const finished = {
    table: 'f'.repeat(16),
    game: 'greed',
    names: ['Ada', 'Cy'],
    seat: 1,
    score: 300,
    place: 2,
    ended: '1970-01-01T00:00:00.015Z',
  };
  /** The answers of a server by path. A request without an answer fails. */
  function stubServer(isGuest: boolean, answers: Record<string, unknown>) {
    const paths: string[] = [];
    vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (isGuest && key === 'dicehall.guest' ? 'yes' : null),
    });
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      const answer = answers[path.replace('/api/v1', '')];
      return answer === undefined ? new Response('{}', { status: 500 }) : Response.json(answer);
    });
    return paths;
  }
  const opened = () => renderHook(usePastMatches);
  const idsOf = ({ matches }: ReturnType<typeof usePastMatches>) => matches?.map(({ id }) => id) ?? null;

  // Here the browser has no database, so that matches are saved in memory.
  beforeEach(async () => {
    const all = await savedMatches().catch(() => []);
    for (const { id } of all) await deleteMatch(id);
    await saveMatch(older, 0);
    await saveMatch(newer, 0);
  });
  afterEach(async () => {
    for (const { id } of await savedMatches().catch(() => [])) await deleteMatch(id);
  });

  test('the list is empty until it is loaded, and then contains the matches of this device and of this person online', async () => {
    const paths = stubServer(true, {
      '/me/turns': [turn, { ...turn, table: 'p'.repeat(16), game: 'pig' }],
      '/me/history': [finished],
    });
    const history = await opened();
    await history.until(() => idsOf(history.now())?.length, 4);
    expect([history.shown[0]?.matches, history.shown[0]?.isUnreadable]).toEqual([null, false]);
    expect(idsOf(history.now())).toEqual([turn.table, 'newer', finished.table, 'older']);
    expect(history.now().isUnreadable).toBe(false);
    // The list never contained other matches.
    for (const { matches } of history.shown)
      for (const { id } of matches ?? []) expect(idsOf(history.now())).toContain(id);
    expect(paths.toSorted()).toEqual(['/api/v1/me/history', '/api/v1/me/turns']);
    await history.leave();
  });

  test('the list contains only matches of this device if the server fails or does not know this browser', async () => {
    const failing = stubServer(true, {});
    const history = await opened();
    await history.until(() => failing.length, 2);
    expect(idsOf(history.now())).toEqual(['newer', 'older']);
    await history.leave();
    const asked = stubServer(false, { '/me/turns': [turn], '/me/history': [] });
    const unknown = await opened();
    expect([idsOf(unknown.now()), asked]).toEqual([['newer', 'older'], []]);
    await unknown.leave();
  });

  test('the list omits a deleted match until it is restored', async () => {
    stubServer(false, {});
    const history = await opened();
    await history.does(({ remove }) => remove(newer));
    expect(idsOf(history.now())).toEqual(['older']);
    await history.does(({ restore }) => restore(newer));
    expect(history.now().matches?.map(({ saved }) => saved)).toEqual([newer, older]);
    await history.leave();
  });

  test('the list shows the online matches even if the saved matches cannot be read', async () => {
    for (const { id } of [older, newer]) await deleteMatch(id);
    stubServer(true, { '/me/turns': [], '/me/history': [finished] });
    const history = await opened();
    await history.until(() => idsOf(history.now()), [finished.table]);
    expect(history.now().isUnreadable).toBe(true);
    await history.leave();
  });
});

test('moves of others wait for speech as the setting says; the automatic setting waits for listeners, but not at instant pace', async () => {
  vi.stubGlobal('localStorage', storageOf(new Map()));
  vi.resetModules();
  const { useOpened } = await import('../src/table/use-table.ts');
  const { changeSettings } = await import('../src/settings/settings.ts');
  const { MessagesContext: Messages } = await import('../src/i18n/messages.tsx');
  const opened = await renderHook(
    () => useOpened((device) => ({ device, start: () => () => {} })),
    (hook) => <Messages value={messages}>{hook}</Messages>,
  );
  const { device } = opened.now();
  const waits = () =>
    (['always', 'auto', 'never'] as const).map((speech) =>
      (['normal', 'instant'] as const).map((pace) => {
        changeSettings({ speech, pace });
        return device.waitsForSpeech();
      }),
    );
  expect(waits()).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  device.noteListener();
  expect(waits()).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  await opened.leave();
});
