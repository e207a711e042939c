import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { realNode } from '../real/node.ts';
import { type RealPostgres, realPostgres } from '../real/postgres.ts';
import { prepareFolder } from '../support/database.ts';
import { Load } from './load.ts';

/**
 * The number of kills: ten for bench/results/kills.md, one in a normal test run, because each kill needs another
 * start of the server.
 */
const kills = Number(process.env.DICEHALL_KILLS ?? 1);
const tables = 6;
/** Each node is killed under load after this many acknowledged moves. */
const movesALife = 25;
const folder = mkdtempSync(join(tmpdir(), 'dicehall-kills-'));
let postgres: RealPostgres | null = null;
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Kills a node repeatedly under load and checks the log after each kill. */
async function killUnderLoad(name: string, settings: Record<string, string>): Promise<void> {
  let node = await realNode(settings);
  const load = new Load(node.address);
  await load.begin(tables);
  const lives: string[] = [];
  for (let life = 1; life <= kills; life += 1) {
    const before = load.acknowledged.length;
    load.go(node.address);
    await until(() => load.acknowledged.length >= before + movesALife);
    await node.kill();
    await load.rest();
    node = await realNode(settings);
    await load.expectNothingLost(node.address);
    lives.push(`${life}: ${load.acknowledged.length} acknowledged, ${load.watched.size} received`);
  }
  const before = load.tables.map((table) => load.acknowledged.filter((move) => move.table === table).length);
  load.go(node.address);
  const goesOn = () =>
    load.tables.every(
      (table, index) =>
        load.acknowledged.filter((move) => move.table === table).length > (before[index] ?? 0),
    );
  await until(goesOn);
  await load.rest();
  expect(await node.stop()).toBe(0);
  process.stderr.write(
    `${name}, killed ${kills} times under load; no acknowledged move lost, every table continues\n  ${lives.join('\n  ')}\n`,
  );
}

test.concurrent('PGlite: kills under load lose no acknowledged move and no sent event', async () => {
  const data = join(folder, 'data');
  await prepareFolder(data);
  await killUnderLoad('PGlite', { DICEHALL_DATA: data });
});

test.concurrent('PostgreSQL: kills under load lose no acknowledged move and no sent event', async (context) => {
  postgres = await realPostgres('kills on PostgreSQL');
  if (postgres === null) return context.skip('PostgreSQL is not there');
  await killUnderLoad('PostgreSQL', { DATABASE_URL: await postgres.fresh() });
});
