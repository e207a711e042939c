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
import { chosenTests, isInSample, isLeftOut, keepsModules } from './packages.mjs';
import { collector, longest, runTests } from './vitest-api.mjs';

/** Tests that cannot be loaded are an error. They say nothing about the mutant, so it must not count as caught. */
const errorOf = (error) => ({
  status: DryRunStatus.Error,
  errorMessage: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

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
    if (keepsModules()) {
      this.loaded ??= this.#load();
      return this.loaded;
    }
    this.stryker.activeMutant = mutant;
    try {
      return this.#load();
    } catch {
      this.stryker.activeMutant = undefined;
      return this.#load();
    }
  }

  /**
   * Whether the tests of a failed run pass without the mutant. If modules are kept, an earlier mutant may have spoiled them; they
   * are then loaded again.
   */
  async #passesWithout(tests) {
    if (!keepsModules()) return true;
    this.stryker.activeMutant = undefined;
    const results = await this.#run(tests, true);
    if (results.every(({ status }) => status === TestStatus.Success)) return true;
    this.loaded = undefined;
    return false;
  }

  /** In milliseconds. With a mutant, a test that takes much longer than in the first run hangs. */
  #limitOf({ id }) {
    const usual = this.#times.get(id);
    return usual === undefined ? longest : Math.min(longest, 10_000 + 5 * usual);
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

  async dryRun({ disableBail }) {
    this.stryker.activeMutant = undefined;
    try {
      const tests = await this.#run(this.#load(), !disableBail);
      for (const { id, timeSpentMs } of tests) this.#times.set(id, timeSpentMs);
      return { status: DryRunStatus.Complete, tests, mutantCoverage: this.stryker.mutantCoverage };
    } catch (error) {
      return errorOf(error);
    }
  }

  async mutantRun(options) {
    if (!isInSample(options.activeMutant)) return toMutantRunResult(errorOf('Not in the sample'));
    try {
      return (
        (await this.#judge(options)) ?? (await this.#judge(options)) ?? toMutantRunResult(errorOf('Unsure'))
      );
    } catch (error) {
      return toMutantRunResult(errorOf(error));
    } finally {
      this.stryker.activeMutant = undefined;
    }
  }

  /** The result of a mutant; null if a failed test may have failed for another reason. */
  async #judge({ testFilter, hitLimit, activeMutant, disableBail }) {
    Object.assign(this.stryker, { hitCount: 0, hitLimit });
    const filter = testFilter === undefined ? null : new Set(testFilter);
    const timeOf = ({ id }) => this.#times.get(id) ?? 0;
    const tests = this.#loadWith(activeMutant.id)
      .filter(({ id }) => filter?.has(id) ?? true)
      .sort((a, b) => timeOf(a) - timeOf(b));
    this.stryker.activeMutant = activeMutant.id;
    const results = await this.#run(tests, !disableBail);
    const failed = results.at(-1)?.status === TestStatus.Failed;
    if (failed && !(await this.#passesWithout(tests.slice(0, results.length)))) return null;
    const outcome = { status: DryRunStatus.Complete, tests: results };
    return toMutantRunResult(determineHitLimitReached(this.stryker.hitCount, hitLimit) ?? outcome);
  }
}

const create = () => new InProcessRunner();
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
