import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SolutionFiles } from '@dicehall/strategy';

const { resolve } = createRequire(import.meta.url);

/** The solutions that come with the installed package. Rejects where a file is missing or damaged. */
export const installedSolutions: SolutionFiles = async (name) =>
  promisify(gunzip)(await readFile(resolve(`@dicehall/strategy/solutions/${name}`)));
