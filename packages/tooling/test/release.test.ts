import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { changesText, nextVersion, readCommit, stableSbom } from '../release.mjs';

const commits = (...subjects: readonly string[]) => subjects.flatMap((subject) => readCommit(subject) ?? []);

it.each([
  ['a fix raises the patch version', '1.4.2', ['fix(web): show the bust'], '1.4.3'],
  ['a feature raises the minor version', '1.4.2', ['fix: one', 'feat(cli): two', 'docs: three'], '1.5.0'],
  ['a breaking change raises the major version', '1.4.2', ['feat(server)!: another record'], '2.0.0'],
  [
    'a breaking change before 1.0.0 raises the minor version',
    '0.4.2',
    ['feat(server)!: another record'],
    '0.5.0',
  ],
  ['the first release has the version of the workspace', null, ['feat: everything'], '0.1.0'],
])('%s', (_rule, last, subjects, version) => {
  expect(nextVersion(last, commits(...subjects), '0.1.0')).toBe(version);
});

it('a breaking change can also be declared in the body of a commit', () => {
  expect(readCommit('feat: records', 'Why.\n\nBREAKING CHANGE: dicehall/2')?.isBreaking).toBe(true);
  expect(readCommit('Merge branch')).toBeNull();
});

it('the release notes list the changes that concern users, grouped by kind', () => {
  const all = commits('fix(web): show the bust', 'feat(cli)!: complete values', 'docs: more', 'feat: play');
  expect(changesText('0.2.0', '2026-11-24', all)).toBe(`# Dicehall 0.2.0, 2026-11-24

## New

- cli: complete values (breaking)
- play

## Mended

- web: show the bust
`);
});

it('the list of software components is the same in every build', () => {
  const sbom = (serialNumber: string, timestamp: string) =>
    JSON.stringify({ serialNumber, metadata: { timestamp, component: { version: '0' } }, components: [] });
  const stable = (text: string) => stableSbom(text, '0.2.0', 'abc', '2026-11-24T00:00:00.000Z');
  expect(stable(sbom('urn:uuid:1', 'now'))).toBe(stable(sbom('urn:uuid:2', 'later')));
  expect(JSON.parse(stable(sbom('', ''))).serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('the Dockerfile has no errors and no warnings', () => {
  const text = readFileSync(new URL('../../../deploy/Dockerfile', import.meta.url), 'utf8');
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(text).toMatch(/^USER nobody$/m);
  expect(text).toMatch(/^HEALTHCHECK /m);
});
