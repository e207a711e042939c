#!/usr/bin/env node
// The `dicehall` command. In a checkout without a build, it runs the build first, so that it works right after `npm
// ci`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  const ready = fileURLToPath(new URL('../../tooling/ready.mjs', import.meta.url));
  const made = spawnSync(process.execPath, [ready, 'play'], { stdio: ['ignore', 2, 2] });
  if (made.status !== 0) process.exit(made.status ?? 1);
}
// Node 22 and newer cache compiled code for the next start. The cache is in this folder, because other users can write
// to the default folder.
module.enableCompileCache?.(
  fileURLToPath(new URL('../../../node_modules/.cache/dicehall/compiled', import.meta.url)),
);
await import(main.href);
