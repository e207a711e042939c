import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundleTests } from './bundle.mjs';
import { cachesValues, chosenTests, isInSample, isLeftOut, keepsModules } from './packages.mjs';
import { collector, longest, runTests } from './vitest-api.mjs';

/** Tests that cannot be loaded are an error. They say nothing about the mutant, so it must not count as caught. */
const errorOf = (error) => ({
  status: DryRunStatus.Error,
  errorMessage: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const hasPassed = ({ status }) => status === TestStatus.Success;
const isSurvivor = ({ status, tests }) => status === DryRunStatus.Complete && tests.every(hasPassed);

/**
 * All tests in the files of those that run a mutant. Where modules keep values, a line runs only in the first test that needs them,
 * and another test of the file may be the one that checks them.
 */
function wholeFiles({ testFilter }, loaded) {
  if (testFilter === undefined || !cachesValues()) return testFilter;
  const files = new Set(loaded.filter(({ id }) => testFilter.includes(id)).map(({ file }) => file));
  return loaded.filter(({ file }) => files.has(file)).map(({ id }) => id);
}

/**
 * Runs the tests of a package in one process and evaluates all their modules anew for each mutant. The Vitest runner starts a
 * worker for each file and mutant instead, which takes a second or more; this one takes milliseconds.
 */
class InProcessRunner {
  #times = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const code = await bundleTests(chosenTests(process.cwd(), readdirSync('packages', { recursive: true })));
    const filename = join(process.cwd(), 'packages', 'server', 'tests.cjs');
    this.script = new vm.Script(`(function (require, exports) {${code}\n})`, {
      filename,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.require = createRequire(pathToFileURL(filename));
    this.stryker = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  }

  #load() {
    const { api, tests } = collector();
    this.script.runInThisContext()((id) => (id === 'vitest' ? api : this.require(id)), {});
    return tests.filter(({ name }) => !isLeftOut(name));
  }

  /**
   * Loads the tests with the mutant active, because it may change what a module computes while it loads. The mutant is inactive if
   * no test can load with it.
   */
  #loadWith(mutant) {
    this.stryker.activeMutant = mutant;
    try {
      return this.#load();
    } catch {
      this.stryker.activeMutant = undefined;
      return this.#load();
    }
  }

  /** In milliseconds. With a mutant, a test that takes much longer than in the first run hangs. */
  #limitOf({ id }) {
    const usual = this.#times.get(id);
    return usual === undefined ? longest : Math.min(longest, 4_000 + 5 * usual);
  }

  async #run(tests, bail) {
    const results = await runTests(tests, {
      bail,
      limitOf: (test) => this.#limitOf(test),
      keepsModules: keepsModules(),
      before: (test) => {
        this.stryker.currentTestId = test.id;
      },
      after: () => {
        this.stryker.currentTestId = undefined;
      },
    });
    return results.map(({ test: { id, name, file }, time, failure }) => ({
      id,
      name,
      fileName: file,
      timeSpentMs: time,
      ...(failure === null
        ? { status: TestStatus.Success }
        : { status: TestStatus.Failed, failureMessage: failure }),
    }));
  }

  /** The tests of the first run. Where modules keep values, those of one file would hide from the next one what it runs. */
  *#groups() {
    const loaded = this.#load();
    if (!cachesValues()) return yield loaded;
    for (const file of new Set(loaded.map((test) => test.file)))
      yield this.#load().filter((test) => test.file === file);
  }

  async dryRun({ disableBail }) {
    this.stryker.activeMutant = undefined;
    try {
      const tests = [];
      for (const group of this.#groups()) tests.push(...(await this.#run(group, !disableBail)));
      for (const { id, timeSpentMs } of tests) this.#times.set(id, timeSpentMs);
      return { status: DryRunStatus.Complete, tests, mutantCoverage: this.stryker.mutantCoverage };
    } catch (error) {
      return errorOf(error);
    }
  }

  async mutantRun(options) {
    if (!isInSample(options.activeMutant)) return toMutantRunResult(errorOf('Not in the sample'));
    try {
      return toMutantRunResult(await this.#judge(options));
    } catch (error) {
      return toMutantRunResult(errorOf(error));
    } finally {
      this.stryker.activeMutant = undefined;
    }
  }

  /**
   * The result of a mutant. Kept modules may hold values that they computed without the mutant, so that one that survives with them is
   * tested again with new ones; and values of this or of an earlier mutant, so that a failure counts only if the same tests pass
   * without the mutant.
   */
  async #judge(options) {
    if (!keepsModules()) return this.#outcome(options, this.#loadWith(options.activeMutant.id));
    this.loaded ??= this.#load();
    const kept = await this.#outcome(options, this.loaded);
    const isSure = isSurvivor(kept) ? !cachesValues() : await this.#passesWithout(kept, this.loaded);
    if (isSure) return kept;
    this.loaded = undefined;
    const loaded = this.#loadWith(options.activeMutant.id);
    const fresh = await this.#outcome({ ...options, testFilter: wholeFiles(options, loaded) }, loaded);
    this.stryker.activeMutant = undefined;
    this.loaded = this.#load();
    if (isSurvivor(fresh) || (await this.#passesWithout(fresh, this.loaded))) return fresh;
    this.loaded = undefined;
    return errorOf('The tests fail without the mutant');
  }

  /** Whether the tests of a result pass without the mutant. */
  async #passesWithout({ tests = [] }, loaded) {
    this.stryker.activeMutant = undefined;
    const ids = new Set(tests.map(({ id }) => id));
    const results = await this.#run(
      loaded.filter(({ id }) => ids.has(id)),
      true,
    );
    return results.every(hasPassed);
  }

  async #outcome({ testFilter, hitLimit, activeMutant, disableBail }, loaded) {
    Object.assign(this.stryker, { hitCount: 0, hitLimit });
    const filter = testFilter === undefined ? null : new Set(testFilter);
    const timeOf = ({ id }) => this.#times.get(id) ?? 0;
    const tests = loaded.filter(({ id }) => filter?.has(id) ?? true).sort((a, b) => timeOf(a) - timeOf(b));
    this.stryker.activeMutant = activeMutant.id;
    const outcome = { status: DryRunStatus.Complete, tests: await this.#run(tests, !disableBail) };
    return determineHitLimitReached(this.stryker.hitCount, hitLimit) ?? outcome;
  }
}

const create = () => new InProcessRunner();
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
