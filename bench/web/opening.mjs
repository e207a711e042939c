// Measures how soon an expert plays, and how soon a match of two players is reviewed, from the start of the worker,
// including the time to open the solution.
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
const worker = `/assets/${readdirSync(assets).find((name) => /^values\.worker-.*\.js$/.test(name))}`;

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

/** The questions of each task, in order. */
const tasks = {
  'expert, first move': [
    { kind: 'open', given: { ...table, by: 'expert' } },
    {
      kind: 'move',
      given: { ...table, seed: 1, strength: 'expert', temper: 'balanced', view, seat, state },
    },
  ],
  [`review of ${log.length} entries`]: [
    { kind: 'review', given: { record: makeRecord(setup, log), method: 'soon' } },
  ],
};

const { url, close } = await openTestServer();
const browser = await openBrowser();
for (const slower of [1, 4]) {
  for (const [name, questions] of Object.entries(tasks)) {
    const times = [];
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      if (slower > 1) await slowWorkers(context, slower);
      const page = await context.newPage();
      await page.goto(`${url}/rules/greed`);
      const taken = await page.evaluate(
        async ({ worker, questions }) => {
          const begun = performance.now();
          const own = new Worker(worker, { type: 'module' });
          for (const [id, question] of questions.entries()) {
            const { promise, resolve, reject } = Promise.withResolvers();
            own.onmessage = ({ data: { news } }) => {
              if (news.kind === 'failed') reject(new Error(question.kind));
              if (news.kind === 'done') resolve();
            };
            own.postMessage({ id, ...question });
            await promise;
          }
          return performance.now() - begun;
        },
        { worker, questions },
      );
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
