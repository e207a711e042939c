import { createReadStream } from 'node:fs';
import { message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import { recordsOf } from './records.ts';

/** Why a file cannot be read. Throws what is not an error of the operating system. */
export function fileProblem(messages: Catalogue, file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  return code === 'ENOENT'
    ? messages.say('cli-no-such-file', { file })
    : messages.say('cli-cannot-read', { file, code });
}

/**
 * Does something with the text of every record of some files; `-`, or no file, is standard input.
 * @returns the last exit code that is not `ok`; a file that cannot be read, or has no record, fails
 */
export async function forEachRecord(
  context: Context,
  files: readonly string[],
  work: (text: string, where: string) => Promise<Exit>,
): Promise<Exit> {
  const { io, messages } = context;
  if (files.length === 0 && io.stdin.isTTY === true) return context.usageError(message('cli-replay-no-file'));
  let last: Exit = exit.ok;
  for (const file of files.length === 0 ? ['-'] : files) {
    let any = false;
    try {
      for await (const { text, line } of recordsOf(file === '-' ? io.stdin : createReadStream(file))) {
        any = true;
        const end = await work(text, messages.say('cli-record-at', { file, line }));
        if (end !== exit.ok) last = end;
      }
      if (!any) last = context.fail(messages.say('cli-empty-input', { file }));
    } catch (error) {
      last = context.fail(fileProblem(messages, file, error));
    }
  }
  return last;
}
