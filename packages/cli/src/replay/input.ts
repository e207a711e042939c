import { createReadStream } from 'node:fs';
import { message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { type Exit, exit } from '../io.ts';
import { type RecordText, recordsOf } from './records.ts';

/** Why a file cannot be read. Throws what is not an error of the operating system. */
export function fileProblem(messages: Catalogue, file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  return code === 'ENOENT'
    ? messages.say('cli-no-such-file', { file })
    : messages.say('cli-cannot-read', { file, code });
}

/** Lines without an object after which a file is not one of records. */
const mostHeld = 100;

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
      const one = async ({ text, line }: RecordText) => {
        const end = await work(text, messages.say('cli-record-at', { file, line }));
        if (end !== exit.ok) last = end;
      };
      // A file that is no record, such as a picture, gets one sentence instead of one per line.
      let held: RecordText[] | null = [];
      for await (const record of recordsOf(file === '-' ? io.stdin : createReadStream(file))) {
        any = true;
        if (held === null) await one(record);
        else {
          held.push(record);
          if (record.text.trimStart().startsWith('{')) {
            for (const earlier of held) await one(earlier);
            held = null;
          } else if (held.length === mostHeld) break;
        }
      }
      if (held?.[0] !== undefined) await one(held[0]);
      if (!any) last = context.fail(messages.say('cli-empty-input', { file }));
    } catch (error) {
      last = context.fail(fileProblem(messages, file, error));
    }
  }
  return last;
}
