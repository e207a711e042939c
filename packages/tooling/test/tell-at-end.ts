import type { TestProject } from 'vitest/node';
import { longTests } from './long-tests.ts';

/**
 * At the end of a quick run, reports which tests were left out; at the end of a whole run, how to repeat its random
 * numbers.
 */
export default function tellAtEnd({ vite }: TestProject): () => void {
  const { mode } = vite.config;
  const seed = process.env.DICEHALL_SEED;
  return () => {
    if (mode === 'quick')
      console.log(
        `Left out because they take long (npm run test:all runs them):\n  ${longTests.join('\n  ')}`,
      );
    if (mode === 'whole')
      console.log(
        `Random numbers of seed ${seed}. To repeat them: DICEHALL_SEED=${seed} npm run test:all, or npx vitest run FILE.`,
      );
  };
}
