// Starts the real server with the built page and its data in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, serve } from '@dicehall/server';

const built = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

export async function openTestServer(web = built) {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-bench-'));
  const { server, address } = await serve(
    readSettings(
      { DICEHALL_SECRET: 'a secret for the benchmark, long enough' },
      { data: folder, port: '0', web, log: 'silent' },
    ),
  );
  return {
    url: address.replace('0.0.0.0', '127.0.0.1'),
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
