import { format } from 'node:util';
import FakeTimers from '@sinonjs/fake-timers';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import { fn, restoreAllMocks, spyOn } from '@vitest/spy';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

const { setTimeout, clearTimeout } = globalThis;

/** The time limit of a test in milliseconds. A test that takes longer has failed. */
export const longest = Number(process.env.MUTATED_TEST_LIMIT ?? 120_000);

function inTime(work, limit = longest) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The test takes too long')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Replaces `expect.poll`, which repeats the assertion until it holds. */
chai.expect.poll = (read, { timeout = 20_000 } = {}) => {
  const asserting = (path) =>
    new Proxy(() => {}, {
      get: (_, name) => asserting([...path, name]),
      apply: async (_, __, given) => {
        for (const until = performance.now() + timeout; ; await new Promise((next) => setTimeout(next, 20))) {
          try {
            const value = await read();
            const owner = path.slice(0, -1).reduce((at, name) => at[name], chai.expect(value));
            return owner[path.at(-1)](...given);
          } catch (error) {
            if (performance.now() > until) throw error;
          }
        }
      },
    });
  return asserting([]);
};

/**
 * The installed fake timers. The tests that installed them may no longer be loaded, because modules are loaded again.
 */
let clock = null;

/** The fake timers and globals of a test, which must not affect the next test. */
function stubs() {
  const stubbed = new Map();
  return {
    stubGlobal(name, value) {
      if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, {
        value,
        configurable: true,
        writable: true,
        enumerable: true,
      });
    },
    unstubAllGlobals() {
      for (const [name, before] of stubbed)
        if (before === undefined) delete globalThis[name];
        else Object.defineProperty(globalThis, name, before);
      stubbed.clear();
    },
    useFakeTimers({ now = Date.now(), toFake } = {}) {
      const faked =
        toFake === undefined ? { toNotFake: ['nextTick', 'queueMicrotask', 'performance'] } : { toFake };
      // As in Vitest, this uninstalls the timers of a test that failed before its end.
      clock?.uninstall();
      clock = FakeTimers.install({ now, ...faked });
    },
    useRealTimers() {
      clock?.uninstall();
      clock = null;
    },
    /** Repeats the check until it no longer throws. As in Vitest, fake timers advance between two attempts. */
    async waitFor(check, { timeout = longest } = {}) {
      for (const until = performance.now() + timeout; ; await new Promise((next) => setTimeout(next, 5))) {
        try {
          return await check();
        } catch (error) {
          if (performance.now() > until) throw error;
          clock?.tick(50);
        }
      }
    },
    advanceTimersByTime: (time) => clock.tick(time),
    advanceTimersByTimeAsync: (time) => clock.tickAsync(time),
    getTimerCount: () => clock.countTimers(),
  };
}

/** The functions that the running test has registered to run when it ends. */
const finishing = [];

/**
 * Replaces the parts of `vitest` that test files import. It collects the tests for a runner that does not start a
 * process per mutant.
 */
export function collector() {
  const tests = [];
  const emptyGroup = (names, parent) => ({
    names,
    before: [],
    after: [],
    beforeEach: [],
    afterEach: [],
    parent,
  });
  let group = emptyGroup([], null);
  let file = '';

  function describe(name, body) {
    const parent = group;
    group = emptyGroup([...parent.names, name], parent);
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
  const forEach = (define) => (cases) => (name, body) => {
    for (const one of cases)
      define(
        name.replaceAll(/\$(\w+)/g, (_, key) => one[key]),
        () => body(one),
      );
  };
  describe.each = each(describe);
  describe.for = forEach(describe);
  test.each = each(test);
  test.for = forEach(test);
  const leftOut = () => {};
  for (const define of [describe, test]) {
    define.skipIf = (isSkipped) => (isSkipped ? leftOut : define);
    define.runIf = (isRun) => (isRun ? define : leftOut);
  }
  const api = {
    describe,
    test,
    it: test,
    expect: chai.expect,
    beforeAll: (hook) => group.before.push(hook),
    afterAll: (hook) => group.after.push(hook),
    beforeEach: (hook) => group.beforeEach.push(hook),
    afterEach: (hook) => group.afterEach.push(hook),
    onTestFinished: (hook) => finishing.push(hook),
    vi: { fn, mocked: (mock) => mock, restoreAllMocks, spyOn, ...stubs() },
    inFile: (name) => {
      file = name;
      group = emptyGroup([], null);
    },
  };
  return { api, tests };
}

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

const groupsOf = (group) => (group === null ? [] : [...groupsOf(group.parent), group]);

/** Runs the tests in order, with the hooks of their groups. If `bail` is set, it stops after the first failure. */
export async function runTests(tests, { bail, before, after, keepsModules, limitOf }) {
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
        for (const hook of group.before) await inTime(hook());
      }
      for (const group of groupsOf(test.group)) for (const hook of group.beforeEach) await inTime(hook());
      await inTime(test.run(), limitOf(test));
    } catch (error) {
      failure = messageOf(error);
    }
    // Runs all hooks even if one fails, because a hook that is left out would affect the tests of all later mutants.
    // As in Vitest, the hooks of the innermost group and the last hooks run first.
    const ends = groupsOf(test.group).flatMap(({ afterEach }) => afterEach);
    const hooks = [...ends.reverse(), ...finishing.splice(0)];
    for (const hook of hooks) {
      try {
        await inTime(hook());
      } catch (error) {
        failure ??= messageOf(error);
      }
    }
    after();
    results.push({ test, time: performance.now() - start, failure });
    if (failure !== null && bail) break;
  }
  // If a file has no hooks before its tests, its cleanup removes what the file made while it loaded. Later mutants
  // still need that.
  const isOfLoading = ({ parent, before }) => keepsModules && parent === null && before.length === 0;
  for (const group of begun)
    for (const hook of isOfLoading(group) ? [] : group.after) {
      try {
        await inTime(hook());
      } catch (error) {
        // Cleanup can fail after a failed test.
        if (results.every(({ failure }) => failure === null)) throw error;
      }
    }
  return results;
}
