import { mutated } from './packages.mjs';

export default {
  mutate: mutated(),
  testRunner: 'in-process',
  plugins: ['./bench/mutations/runner.mjs'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `node_modules/.cache/mutations-${process.env.MUTATED_PACKAGE}.json` },
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportMutants: process.env.MUTATED_DETAILS === '1',
  },
  tsconfigFile: 'none',
  // The tests read the rules pages from the build.
  ignorePatterns: ['dist', '!packages/messages/dist', '!packages/messages/dist/rules/**'],
  tempDirName: 'node_modules/.cache/stryker',
};
