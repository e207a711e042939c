import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '../src/node/settings.ts';
import { startTestServer } from './support/test-server.ts';

const folder = new URL('../../../deploy/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.\w+$|file$/.test(file),
);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/**
 * Returns the names of metrics in a PromQL expression: every word with an underscore that is not a label, a function
 * or a duration.
 */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\w+ ?\(/g, (call) => (/^(by|on|without) /.test(call) ? '' : '('))
    .match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [];

test('every metric that the alert rules or the dashboard use exists', async () => {
  const testServer = await startTestServer({ metricsToken: 'a token for metrics' });
  const headers = { authorization: 'Bearer a token for metrics' };
  const { body } = await testServer.server.app.inject({ url: '/metrics', headers });
  await testServer.close();
  const known = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const rules = [...textOf('prometheus/rules.yaml').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = '']) => expression,
  );
  const dashboard = [...textOf('grafana/dashboard.json').matchAll(/"expr": "(.+)",?$/gm)].map(
    ([, expression = '']) => expression.replaceAll('\\"', '"'),
  );
  expect([rules.length, dashboard.length].every((count) => count > 10)).toBe(true);
  for (const expression of [...rules, ...dashboard]) {
    const names = metricsIn(expression).filter((name) => !name.startsWith('__'));
    if (!expression.startsWith('up{')) expect(names.length, expression).toBeGreaterThan(0);
    for (const name of names) expect(known, expression).toContain(name);
  }
});

test('every environment variable in the deployment files is a setting', () => {
  const known = new Set<string>(Object.values(settings).map(({ env }) => env));
  for (const file of files)
    for (const [name] of textOf(file).matchAll(/\bDICEHALL_\w+/g)) expect(known, file).toContain(name);
});

test('the backup of systemd runs as the user of the server, and both write only into folders of that user', () => {
  const valuesOf = (unit: string, name: string) =>
    [...textOf(`systemd/${unit}`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, value = '']) =>
      value.split(' '),
    );
  const [server, backup] = ['dicehall.service', 'dicehall-backup.service'];
  for (const name of ['User', 'DynamicUser', 'ProtectSystem', 'StateDirectoryMode'])
    expect(valuesOf(backup, name), name).toEqual(valuesOf(server, name));
  const folders = valuesOf(backup, 'StateDirectory').map((folder) => `/var/lib/${folder}`);
  expect(folders).toContain('/var/lib/dicehall');
  const written = [...textOf(`systemd/${backup}`).matchAll(/^Exec\w+=.*?(\/var\/[\w/-]*\w)/gm)];
  expect(written.length).toBe(2);
  for (const [, path = ''] of written) expect(folders).toContain(path);
});

test('every file that a deployment file mounts or loads exists', () => {
  const mounted = [...textOf('compose.yaml').matchAll(/["\s-]\.\/([\w./-]+):/g)].map(([, path = '']) => path);
  expect(mounted.length).toBeGreaterThan(3);
  for (const path of [...mounted, 'prometheus/rules.yaml'])
    expect(
      files.some((file) => file === path || file.startsWith(`${path}/`)),
      path,
    ).toBe(true);
});

test('no proxy buffers a stream of the API', async () => {
  const testServer = await startTestServer();
  const { paths } = testServer.server.app.swagger() as { paths: Record<string, unknown> };
  await testServer.close();
  const streams = Object.keys(paths).filter((path) => path.endsWith('/events') || path.endsWith('/socket'));
  expect(streams.length).toBe(3);
  const [, pattern = ''] =
    /location ~ (\S+) \{\s+proxy_pass \S+\s+proxy_buffering off;/.exec(textOf('nginx.conf')) ?? [];
  for (const path of streams) expect(path.replace('{id}', '0'.repeat(16))).toMatch(new RegExp(pattern));
});
