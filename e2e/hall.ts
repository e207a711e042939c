import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, type Serving, serve } from '@dicehall/server';
import type { Browser } from 'playwright-core';
import { groundOf } from './ground.ts';
import { type Seating, type Visit, visit } from './harness.ts';

const web = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

/** A server with the built page, its data in a folder of its own. */
interface Hall {
  readonly url: string;
  /** Stops it; what is answered starts it again where it was. */
  readonly goDown: () => Promise<{ readonly begin: () => Promise<void> }>;
  readonly stop: () => Promise<void>;
}

/** Starts a hall at any free port; its bots seem to think for so many milliseconds. */
async function openHall(think: number): Promise<Hall> {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-e2e-'));
  const start = (port: string): Promise<Serving> => {
    const env = { DICEHALL_SECRET: 'a secret of the tests, long enough for it' };
    const options = { data: folder, port, web, think: String(think), limits: 'off', log: 'silent' };
    return serve(readSettings(env, options));
  };
  let serving = await start('0');
  const url = serving.address.replace('0.0.0.0', '127.0.0.1');
  return {
    url,
    async goDown() {
      await serving.server.stop();
      return {
        begin: async () => {
          serving = await start(new URL(url).port);
        },
      };
    },
    async stop() {
      await serving.server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A hall, for the tests of a file. Its dice are as little to be foreseen as anywhere: what is tested holds for all. */
export interface AtHall {
  readonly url: string;
  readonly browser: Browser;
  readonly goDown: Hall['goDown'];
  /** Opens a page of it. */
  readonly visit: (path: string, seating?: Seating) => Promise<Visit>;
}

/**
 * Opens a hall to the tests of a file.
 * @param think how long its bots seem to think, in milliseconds
 */
export function atHall(think = 0): AtHall {
  const ground = groundOf(() => openHall(think));
  return {
    get url() {
      return ground.place.url;
    },
    get browser() {
      return ground.browser;
    },
    goDown: () => ground.place.goDown(),
    visit: (path, seating) => visit(ground.browser, ground.place.url + path, seating),
  };
}

/** Somebody at the hall, known by a name, with a page of their own. */
export interface Guest extends Visit {
  /** Asks the server something as this person. */
  readonly ask: (path: string, body?: unknown) => Promise<Record<string, unknown>>;
}

/** Opens a page of the hall as somebody who has come in under a name before. */
export async function comeAs(hall: AtHall, name: string, seating?: Seating): Promise<Guest> {
  const seated = await hall.visit('/settings', seating);
  const ask = async (path: string, body?: unknown) => {
    const answer = await seated.context.request.post(`${hall.url}/api/v1${path}`, { data: body ?? {} });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  await ask('/guests', { name });
  await seated.page.evaluate(() => localStorage.setItem('dicehall.guest', 'yes'));
  return { ...seated, ask };
}

/** Makes a table and answers its id; whoever makes it is its host. */
export async function makeTable(host: Guest, asked: Readonly<Record<string, unknown>>): Promise<string> {
  const { table } = await host.ask('/tables', { seats: 2, ...asked });
  return (table as { readonly id: string }).id;
}

/** Goes to a table. */
export async function goTo({ page }: Guest, hall: AtHall, table: string): Promise<void> {
  await page.goto(`${hall.url}/online/table/${table}`);
  await page.waitForSelector('h1');
}
