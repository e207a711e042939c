import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Expects the text that a file in `printed` holds; `npm run examples` writes it. */
export function expectPrinted(name: string, text: string): void {
  const file = new URL(`printed/${name}.txt`, import.meta.url);
  if (process.env.DICEHALL_EXAMPLES === 'write') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
