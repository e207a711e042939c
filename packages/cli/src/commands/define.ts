import type { Command } from 'commander';
import type { Context } from '../context.ts';

/**
 * Declares a command's arguments, options and examples, and what it does.
 * @param whole the program with every command declared, for a command that tells about all of them
 */
export type Define = (command: Command, context: Context, whole: () => Promise<Command>) => void;

/** A command by name. Its text in lists is the message `cli-command-NAME`; its module is loaded only when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}
