import type { TestProject } from 'vitest/node';
import { longTests } from './long-tests.ts';

/** Reports at the end of a quick run which tests were left out. */
export default function tellLeftOut({ vite }: TestProject): () => void {
  return () => {
    if (vite.config.mode !== 'quick') return;
    console.log(`Left out because they take long (npm run test:all runs them):\n  ${longTests.join('\n  ')}`);
  };
}
