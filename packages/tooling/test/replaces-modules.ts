import { readFileSync } from 'node:fs';

/** Whether a test file replaces modules by `vi.mock`. */
export const replacesModules = (file: string): boolean => readFileSync(file, 'utf8').includes('vi.mock(');
