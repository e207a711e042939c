import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkOutWithPig } from './checkout.ts';

let checkout: Awaited<ReturnType<typeof checkOutWithPig>>;
beforeAll(async () => {
  checkout = await checkOutWithPig();
});
afterAll(() => checkout?.remove());

/**
 * The environment without the variables of this test run. With `NODE_ENV=test`, the page would be built for
 * development.
 */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name),
    ),
  ),
  // Without compressed copies, the server sends the files themselves, and one page for all URLs.
  DICEHALL_BUILD: 'bare',
};

/** Runs a script of the copy with Node. If it fails, the error contains its output. */
async function run(script: string, args: readonly string[] = [], within = '.'): Promise<void> {
  const { folder } = checkout;
  const running = promisify(execFile)(process.execPath, [join(folder, script), ...args], {
    cwd: join(folder, within),
    env,
    maxBuffer: 2 ** 26,
  });
  await running.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${script} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
}

describe('a sixth game needs only its folder, texts, pages and an entry in the registry', () => {
  it('a workspace with a sixth game compiles', async () => {
    await run('packages/messages/tools/message-keys.mjs');
    await run('packages/messages/tools/record-schema.mjs');
    await run('node_modules/typescript/bin/tsc', ['-b', 'packages/strategy']);
  });

  it('the build of the page includes a sixth game', async () => {
    await run('packages/tooling/bundle.mjs');
    await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'], 'packages/web');
  });

  it('a sixth game passes the tests of every game, and can be played, replayed and analysed everywhere', async () => {
    // All tests are in one run, because each run transforms the sources and starts PGlite and a browser.
    await run('node_modules/vitest/vitest.mjs', [
      'run',
      '--testNamePattern=pig',
      'packages/engine',
      'packages/messages',
      'packages/cli/test/pig.test.ts',
      'e2e/pig.test.ts',
    ]);
  });
});
