import { format } from 'node:util';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** What test files import from `vitest`: it collects the tests, for a runner that starts no process for each mutant. */
export function collector() {
  const tests = [];
  let group = { names: [], before: [], after: [], each: [], parent: null };
  let file = '';

  function describe(name, body) {
    const parent = group;
    group = { names: [...parent.names, name], before: [], after: [], parent };
    body();
    group = parent;
  }
  function test(name, ...rest) {
    const run = rest.find((value) => typeof value === 'function');
    const full = [...group.names, name].join(' ');
    tests.push({ id: `${file}#${tests.length} ${full}`, name: full, file, group, run });
  }
  const each =
    (define) =>
    (cases) =>
    (name, ...rest) => {
      const body = rest.find((value) => typeof value === 'function');
      for (const values of cases) {
        const given = Array.isArray(values) ? values : [values];
        const count = name.match(/%[a-z]/g)?.length ?? 0;
        define(format(name, ...given.slice(0, count)), () => body(...given));
      }
    };
  describe.each = each(describe);
  test.each = each(test);
  const api = {
    describe,
    test,
    it: test,
    expect: chai.expect,
    beforeAll: (hook) => group.before.push(hook),
    afterAll: (hook) => group.after.push(hook),
    inFile: (name) => {
      file = name;
      group = { names: [], before: [], after: [], parent: null };
    },
  };
  return { api, tests };
}

const groupsOf = (group) => (group === null ? [] : [...groupsOf(group.parent), group]);

/** Runs the tests in their order, with the hooks of their groups. Stops after the first failure if `bail` is set. */
export async function runTests(tests, { bail, before, after }) {
  const begun = new Set();
  const results = [];
  for (const test of tests) {
    before(test);
    const start = performance.now();
    let failure = null;
    try {
      for (const group of groupsOf(test.group)) {
        if (begun.has(group)) continue;
        begun.add(group);
        for (const hook of group.before) await hook();
      }
      await test.run();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    after();
    results.push({ test, time: performance.now() - start, failure });
    if (failure !== null && bail) break;
  }
  for (const group of begun) for (const hook of group.after) await hook();
  return results;
}
