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

/**
 * Returns an error if the tests cannot be loaded. This says nothing about the mutant, which must not count as caught.
 */
const errorOf = (error) => ({
  status: DryRunStatus.Error,
  errorMessage: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

const hasPassed = ({ status }) => status === TestStatus.Success;
const isSurvivor = ({ status, tests }) => status === DryRunStatus.Complete && tests.every(hasPassed);

/**
 * Returns all tests of every file in which a test runs the mutant. If modules cache values, a line runs only in the
 * first test that needs its value, but another test of the file may check that value.
 */
function wholeFiles({ testFilter }, loaded) {
  if (testFilter === undefined || !cachesValues()) return testFilter;
  const files = new Set(loaded.filter(({ id }) => testFilter.includes(id)).map(({ file }) => file));
  return loaded.filter(({ file }) => files.has(file)).map(({ id }) => id);
}

/**
 * Runs the tests of a package in one process and loads all their modules again for each mutant, which takes
 * milliseconds. The Vitest runner instead starts a worker for each file and mutant, which takes a second or more.
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
   * Loads the tests while the mutant is active, because it may change what a module computes while it loads. If no test
   * can be loaded with the mutant, the mutant stays inactive.
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

  /**
   * Returns the time limit in milliseconds. With a mutant, a test that takes much longer than in the first run counts
   * as hanging.
   */
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

  /**
   * Yields the tests of the first run. If modules cache values, each file is a group of its own, because the values of
   * one file would hide which lines the next file runs.
   */
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
   * Tests a mutant. Modules that stay loaded may hold values that they computed without this mutant, so a surviving
   * mutant is tested again with newly loaded modules. They may also hold values of this or of an earlier mutant, so a
   * failure counts only if the same tests pass without the mutant.
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
