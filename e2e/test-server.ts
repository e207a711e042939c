import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Serving, serve } from '@dicehall/server';
import { type APIRequestContext, request } from 'playwright-core';
import { prepareFolder } from '../packages/server/test/support/database.ts';
import { useFixture } from './fixture.ts';
import { go, type Visit, type VisitOptions, visit } from './harness.ts';

const web = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

/** A server with the built page and its own data folder. */
interface RunningServer {
  readonly url: string;
  /** Stops the server. `restart` starts it again with the same data and port. */
  readonly shutDown: () => Promise<{ readonly restart: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}

/** The delay of bots before a move, in milliseconds. It is long enough to see whose turn it is. */
const think = 400;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-e2e-'));
  await prepareFolder(folder);
  return folder;
}

/** Starts a server on a free port. */
async function startServer(folder: string): Promise<RunningServer> {
  const start = (port: string): Promise<Serving> => {
    const env = { DICEHALL_SECRET: 'a secret of the tests, long enough for it' };
    const options = { data: folder, port, web, think: String(think), limits: 'off', log: 'silent' };
    return serve(readSettings(env, options));
  };
  let serving = await start('0');
  const url = serving.address.replace('0.0.0.0', '127.0.0.1');
  return {
    url,
    async shutDown() {
      await serving.server.stop();
      return {
        restart: async () => {
          serving = await start(new URL(url).port);
        },
      };
    },
    stop: () => serving.server.stop(),
  };
}

/** The server for the tests of a file. Its dice are random, as in production, so the tests must pass with any dice. */
export interface ServerFixture {
  readonly url: string;
  readonly shutDown: RunningServer['shutDown'];
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** One folder per test process. It contains data left by the tests of other files. */
let folder: Promise<string> | undefined;

/**
 * Runs a server in a separate process for the tests of a file, and stops it after them. In the same process, a file
 * that uses fake timers would replace the server's timers.
 */
export function useServer(): ServerFixture {
  const fixture = useFixture(async () => {
    folder ??= emptyFolder();
    return startServer(await folder);
  });
  return {
    get url() {
      return fixture.served.url;
    },
    shutDown: () => fixture.served.shutDown(),
    visit: (path, options) => visit(fixture.browser, fixture.served.url + path, options),
  };
}

/** A guest with a name, but not necessarily with a page. */
export interface Caller {
  readonly request: APIRequestContext;
  /** Sends a POST request as this guest. */
  readonly post: (path: string, body?: unknown) => Promise<Record<string, unknown>>;
}

/** A guest with a name and a page. */
export interface Guest extends Visit, Caller {}

/** Returns the guest whose cookies the requests have. */
export const callerOf = (server: ServerFixture, request: APIRequestContext): Caller => ({
  request,
  async post(path, body) {
    const answer = await request.post(`${server.url}/api/v1${path}`, { data: body ?? {} });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  },
});

/** Creates a guest with a name but no page, because a page costs more than all of the guest's moves. */
export async function signInWithoutPage(server: ServerFixture, name: string): Promise<Caller> {
  const caller = callerOf(server, await request.newContext());
  await caller.post('/guests', { name });
  return caller;
}

/** Opens a page as a guest with a name. */
export async function signInAs(server: ServerFixture, name: string, options?: VisitOptions): Promise<Guest> {
  const visited = await server.visit('/settings', options);
  const caller = callerOf(server, visited.context.request);
  await caller.post('/guests', { name });
  await visited.page.evaluate(() => localStorage.setItem('dicehall.guest', 'yes'));
  return { ...visited, ...caller };
}

/** Creates a table with a guest as host. Returns its id. */
export async function createTable(host: Caller, setup: Readonly<Record<string, unknown>>): Promise<string> {
  const { table } = await host.post('/tables', { seats: 2, ...setup });
  return (table as { readonly id: string }).id;
}

/** Opens a table from another screen without loading the page again. */
export async function goToTable({ page }: Guest, table: string): Promise<void> {
  await page.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.toggleAttribute('data-left', true);
  });
  await go(page, `/online/table/${table}`);
  await page.waitForSelector('h1:not([data-left])');
}

/** Opens a table in a newly loaded page. */
export async function openTable({ page }: Guest, server: ServerFixture, table: string): Promise<void> {
  await page.goto(`${server.url}/online/table/${table}`);
  await page.waitForSelector('h1');
}
