// Measures how long a party takes from `npx dicehall party` in a built folder to the first throw on the screen of the
// room. The phones use the printed URL, with a name other than localhost, and all join at once.
// Usage: node bench/start/party.mjs FOLDER [number of phones...]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/browser.mjs';

const [folder, ...given] = process.argv.slice(2);
const counts = given.length > 0 ? given.map(Number) : [3, 12];
const host = 'party.example';
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Joins like a person: opens the URL, types a name and taps. */
async function joinAs(browser, address, name) {
  const phone = await (await browser.newContext(telephone)).newPage();
  await phone.goto(address);
  await phone.locator('input[autocomplete="nickname"]').fill(name);
  await phone.locator('[data-action="join"]').tap();
  await phone.locator('[data-lobby]').waitFor();
  return phone;
}

async function measure(count) {
  const browser = await openBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
  const data = mkdtempSync(join(tmpdir(), 'dicehall-party-'));
  const load = loadavg()[0].toFixed(1);
  const begin = performance.now();
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
  const party = spawn(
    'npx',
    ['dicehall', 'party', 'three-dice', '--no-open', '--port', '0', '--data', data],
    { cwd: folder, env: { ...process.env, DICEHALL_HOSTS: host }, detached: true },
  );
  try {
    const [, port, code] = await new Promise((resolve, reject) => {
      let text = '';
      for (const stream of [party.stdout, party.stderr])
        stream.on('data', (bytes) => {
          text += bytes;
          const found = /:(\d+)\/phone\/(\w+)/.exec(text);
          if (found !== null) resolve(found);
        });
      party.once('close', () => reject(new Error(text)));
    });
    const printed = seconds();
    const address = `http://${host}:${port}`;
    const screen = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
    await screen.goto(`${address}/room/${code}`);
    const shown = screen.locator('[data-room-lobby]').waitFor();
    // The first person who joins becomes host.
    const first = await joinAs(browser, `${address}/phone/${code}`, 'Player 1');
    const others = Array.from({ length: count - 1 }, (_, at) =>
      joinAs(browser, `${address}/phone/${code}`, `Player ${at + 2}`),
    );
    const phones = [first, ...(await Promise.all(others))];
    await shown;
    const joined = seconds();
    await first.locator('[data-action="start"]').tap();
    const rolls = phones.map(async (phone) => {
      await phone.locator('[data-mine] [data-action^="roll"]').first().tap({ timeout: 60_000 });
    });
    await Promise.any(rolls).catch(() => {});
    await screen.locator('[data-latest]').filter({ hasText: /\d/ }).waitFor();
    return [count, printed, joined, seconds(), load];
  } finally {
    await browser.close();
    process.kill(-party.pid, 'SIGINT');
    await new Promise((resolve) => party.once('exit', resolve));
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

console.log('| phones | address printed after, s | all joined, s | first throw, s | load before |');
console.log('| --- | --- | --- | --- | --- |');
for (const count of counts) console.log(`| ${(await measure(count)).join(' | ')} |`);
