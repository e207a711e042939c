import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

vi.mock('workbox-core', () => ({ clientsClaim: vi.fn() }));
vi.mock('workbox-precaching', () => ({ addRoute: vi.fn(), matchPrecache: vi.fn(), precache: vi.fn() }));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

type Route = [
  match: (asked: { readonly request: object; readonly url: URL }) => boolean,
  answer: (asked: { readonly request: string }) => Promise<Response>,
];
const listeners = new Map<string, (event: object) => void>();
const clients = { matchAll: vi.fn(), openWindow: vi.fn() };
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('self', {
    ...{ clients, location: 'https://dice.example/dice/service-worker.js', __WB_MANIFEST: ['index.html'] },
    skipWaiting: vi.fn(),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  const file = '../src/offline/service-worker.js';
  await import(file);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the service worker answers without a network', () => {
  const route = () => vi.mocked(registerRoute).mock.lastCall as unknown as Route;

  test('the service worker answers page requests with the saved page, and requests for saved files from its cache, but not API requests', () => {
    expect(vi.mocked(precache).mock.calls).toEqual([[['index.html']]]);
    const [first, second] = [registerRoute, addRoute].map(
      (one) => vi.mocked(one).mock.invocationCallOrder[0] ?? 0,
    );
    expect(first).toBeLessThan(second ?? 0);
    const isPage = (mode: string, path: string) =>
      route()[0]({ request: { mode }, url: new URL(path, 'https://dice.example') });
    expect([
      isPage('navigate', '/dice/'),
      isPage('navigate', '/dice/table/one'),
      isPage('navigate', '/dice/api/v1/me/export'),
      isPage('cors', '/dice/assets/one.js'),
    ]).toEqual([true, true, false, false]);
  });

  test.each([
    ['a page from the server', new Response('', { status: 200 }), 'saved', 200],
    ['a status 404 of the server', new Response('', { status: 404 }), 'saved', 'saved'],
    ['a status 503 of the server', new Response('', { status: 503 }), 'saved', 503],
    ['a network failure', null, 'saved', 'saved'],
    ['a network failure without a saved page', null, undefined, 0],
  ])('the service worker answers a page request right after %s', async (_, answer, kept, expected) => {
    vi.stubGlobal('fetch', async () => {
      if (answer === null) throw new TypeError('fetch failed');
      return answer;
    });
    vi.mocked(matchPrecache).mockResolvedValue(kept as never);
    const given = await route()[1]({ request: '/' });
    expect(typeof given === 'string' ? given : given.status).toBe(expected);
    if (expected === 'saved') expect(vi.mocked(matchPrecache).mock.calls).toEqual([['index.html']]);
  });
});

describe('a click on a notification brings up its table', () => {
  /** A window that shows a path. With null, it does not answer. */
  const page = (path: string | null) => ({
    focus: vi.fn(),
    postMessage(question: string, [port]: [MessagePort]) {
      if (question === 'which-path' && path !== null) port.postMessage(path);
      setImmediate(() => port.close());
    },
  });
  const click = async (data: object | undefined, pages: readonly object[]) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    clients.matchAll.mockResolvedValue(pages);
    const close = vi.fn();
    let work: Promise<unknown> | undefined;
    listeners.get('notificationclick')?.({
      notification: { data, close },
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
    await work;
    expect(close).toHaveBeenCalledTimes(1);
  };

  test('a click on a notification brings the window with its table to the front', async () => {
    const pages = [page(null), page('/online/table/two'), page('/online/table/one')];
    await click({ url: '/online/table/one' }, pages);
    expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
    expect(clients.openWindow.mock.calls).toEqual([]);
    expect(clients.matchAll.mock.calls).toEqual([[{ type: 'window', includeUncontrolled: true }]]);
  });

  test.each([
    ['its table', { url: '/online/table/one' }, '/online/table/one'],
    ['the start screen, if the notification names no table', undefined, '/'],
  ])('if no window shows the table, a click on a notification opens %s', async (_, data, path) => {
    await click(data, [page('/online/table/two')]);
    expect(clients.openWindow.mock.calls).toEqual([[path]]);
  });
});
