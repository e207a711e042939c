import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Expects the text of a checked-in file; `npm run examples` writes it. */
export function expectPrinted(file: URL, text: string): void {
  if (process.env.DICEHALL_EXAMPLES === 'write') writeFileSync(file, text);
  expect(text, '`npm run examples` writes the file; read what changes').toBe(readFileSync(file, 'utf8'));
}
