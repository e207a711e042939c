import { createRequire } from 'node:module';
import type * as Commander from 'commander';

/**
 * commander, loaded as the CommonJS that it is. Importing it would make Node start its lexer for names exported by
 * CommonJS, which takes longer than everything that commander does for us.
 */
export const commander: typeof Commander = createRequire(import.meta.url)('commander');
