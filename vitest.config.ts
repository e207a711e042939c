import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    pool: 'forks',
  },
});
