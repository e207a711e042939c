// Prints the types of the whole API, from the OpenAPI document of a server: `node packages/server/tools/openapi-types.mjs`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, serve } from '@dicehall/server';
import openapiTS, { astToString } from 'openapi-typescript';

const data = mkdtempSync(join(tmpdir(), 'dicehall-openapi-'));
const { address, server } = await serve(
  readSettings({}, { host: '127.0.0.1', port: '0', data, log: 'silent' }),
);
try {
  const document = await (await fetch(`${address}/api/v1/openapi.json`)).text();
  process.stdout.write(astToString(await openapiTS(document, { alphabetize: true })));
} finally {
  await server.stop();
  rmSync(data, { recursive: true });
}
