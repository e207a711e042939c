import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the test run a temporary folder that only its user may enter, and deletes it at the end. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-tests-'));
  // The workers inherit it.
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
