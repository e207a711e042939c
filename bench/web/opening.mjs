// Measures the time from the start of the worker, including opening the solution, until an expert plays and until a match of two
// is reviewed.
// Usage: npm run build && node bench/web/opening.mjs [visits] [game]
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seededDice } from '@dicehall/dice';
import { makeRecord, openMatch, readSetup, unwrap } from '@dicehall/engine';
import { botFor } from '@dicehall/strategy';
import { playBotMatch } from '@dicehall/strategy/solvers';
import { median, openBrowser } from './browser.mjs';
import { slowWorkers } from './slow-workers.mjs';
import { openTestServer } from './test-server.mjs';

const [visits = 3, game = 'ten-thousand'] = process.argv.slice(2);
const assets = fileURLToPath(new URL('../../packages/web/dist/assets', import.meta.url));
const addressOf = (worker) =>
  `/assets/${readdirSync(assets).find((name) => name.startsWith(`${worker}.worker-`) && name.endsWith('.js'))}`;

const setup = unwrap(readSetup({ game, seats: [{ name: 'Ada' }, { name: 'Bo' }] }));
const { options } = setup;
const log = [];
const dice = seededDice(1);
const steady = botFor(game, 'steady');
playBotMatch(setup, [steady, steady], dice, dice.random, (entry) => log.push(entry));
let { state } = openMatch(setup);
while (setup.game.step(state).kind !== 'choose') {
  const { seat, dice: count } = setup.game.step(state);
  state = unwrap(setup.game.apply(state, { seat, dice: dice.faces(count) })).state;
}
const [seat] = setup.game.step(state).seats;
const table = { game, options, seats: 2 };
const view = setup.game.view(state, seat);

/** The message that starts each worker, and the kind of message that ends it. */
const tasks = {
  'expert, first move': {
    worker: addressOf('expert'),
    tell: [{ kind: 'prepare', ...table }],
    until: 'ready',
    ask: {
      kind: 'ask',
      id: 1,
      seed: 1,
      ...table,
      strength: 'expert',
      temper: 'balanced',
      view,
      seat,
      state,
    },
    end: 'move',
  },
  [`review of ${log.length} entries`]: {
    worker: addressOf('review'),
    tell: [{ record: makeRecord(setup, log), method: 'soon' }],
    end: 'done',
  },
};

const { url, close } = await openTestServer();
const browser = await openBrowser();
for (const slower of [1, 4]) {
  for (const [name, task] of Object.entries(tasks)) {
    const times = [];
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      if (slower > 1) await slowWorkers(context, slower);
      const page = await context.newPage();
      await page.goto(`${url}/rules/greed`);
      const taken = await page.evaluate(async ({ worker, tell, until, ask, end }) => {
        const begun = performance.now();
        const own = new Worker(worker, { type: 'module' });
        return new Promise((done, fail) => {
          own.onmessage = ({ data }) => {
            if (data.kind === 'failed') fail(new Error('failed'));
            if (until !== undefined && data.state?.kind === until) own.postMessage(ask);
            if (data.kind === end) done(performance.now() - begun);
          };
          for (const message of tell) own.postMessage(message);
        });
      }, task);
      times.push(taken);
      await context.close();
    }
    const shown = times.map(Math.round).join(', ');
    console.log(`workers ${slower} times slower: ${name} ${median(times).toFixed(0)} (${shown}) ms`);
  }
}
console.log(`chromium ${browser.version()}, load ${loadavg()[0].toFixed(1)}`);
await browser.close();
await close();
