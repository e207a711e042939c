import { describe, expect, it } from 'vitest';
import lock from '../../../package-lock.json' with { type: 'json' };
import { lockProblems } from '../check-lock.mjs';

const without = (path: string) => ({
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([key]) => key !== path)),
});

describe('the lock file is complete and names no registry', () => {
  it('the lock file has every platform build of every optional dependency, and names no registry', () => {
    expect(lockProblems(lock)).toEqual([]);
  });

  const builds = Object.entries<object>(lock.packages).filter(([, entry]) => 'os' in entry);

  it.each(builds.map(([path]) => path))('a lock file without %s is refused', (path) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    expect(lockProblems(without(path)).join('\n')).toContain(`lacks ${name}@`);
  });

  it('a lock file that names a registry is refused', () => {
    const packages = {
      'node_modules/zod': { version: '4.6.7', resolved: 'https://registry.example/zod.tgz' },
    };
    expect(lockProblems({ packages })).toEqual(['package-lock.json names a registry for node_modules/zod.']);
  });
});
