import { createReadStream } from 'node:fs';
import type { Catalogue } from '@dicehall/messages';
import type { Context } from '../context.ts';
import type { Exit, Input } from '../io.ts';

/** Why a file cannot be read. Throws what is not an error of the operating system. */
export function fileProblem(messages: Catalogue, file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  return code === 'ENOENT'
    ? messages.say('cli-no-such-file', { file })
    : messages.say('cli-cannot-read', { file, code });
}

/** Reads a file, or standard input where it is `-`. A file that cannot be read is reported. */
export async function withInput(
  context: Context,
  file: string,
  read: (input: Input) => Promise<Exit>,
): Promise<Exit> {
  if (file === '-') return read(context.io.stdin);
  try {
    return await read(createReadStream(file));
  } catch (error) {
    return context.fail(fileProblem(context.messages, file, error));
  }
}
