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
import { chosenTests, isLeftOut } from './packages.mjs';
import { collector, runTests } from './vitest-api.mjs';

/** Tests that cannot be loaded are an error: they say nothing about the mutant, so it must not count as caught. */
const errorOf = (error) => ({
  status: DryRunStatus.Error,
  errorMessage: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/**
 * Runs the tests of a package in one process and evaluates all their modules anew for each mutant. The runner for Vitest starts
 * a worker for each file and mutant instead, which takes a second or more; this one takes milliseconds.
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

  async #run(tests, bail) {
    const results = await runTests(tests, {
      bail,
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

  async mutantRun({ testFilter, hitLimit, activeMutant, mutantActivation, disableBail }) {
    Object.assign(this.stryker, { activeMutant: undefined, hitCount: 0, hitLimit });
    if (mutantActivation === 'static') this.stryker.activeMutant = activeMutant.id;
    try {
      const filter = testFilter === undefined ? null : new Set(testFilter);
      const tests = this.#load()
        .filter(({ id }) => filter?.has(id) ?? true)
        .sort((a, b) => this.#times.get(a.id) - this.#times.get(b.id));
      this.stryker.activeMutant = activeMutant.id;
      const results = await this.#run(tests, !disableBail);
      const outcome = { status: DryRunStatus.Complete, tests: results };
      return toMutantRunResult(determineHitLimitReached(this.stryker.hitCount, hitLimit) ?? outcome);
    } catch (error) {
      return toMutantRunResult(errorOf(error));
    } finally {
      this.stryker.activeMutant = undefined;
    }
  }
}

const create = () => new InProcessRunner();
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'in-process', create)];
