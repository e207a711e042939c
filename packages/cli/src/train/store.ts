import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Practice, readPractice, writePractice } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { dataFolder, replaceFile } from '../saved-matches.ts';

const pathOf = ({ io }: Context): string => join(dataFolder(io.env), 'practice.json');

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The practice saved here; one that cannot be read is reported, and begins again. */
export function savedPractice(context: Context): Practice {
  const path = pathOf(context);
  const text = textOf(path);
  if (text === null) return {};
  const read = readPractice(text);
  if (read.ok) return read.value;
  context.report(context.messages.say('train-practice-refused', { file: path, problem: read.error }));
  return {};
}

/** Saves the practice in place of the one before, whole or not at all; a problem of the system is reported. */
export function savePractice(context: Context, practice: Practice): void {
  const path = pathOf(context);
  try {
    mkdirSync(dataFolder(context.io.env), { recursive: true });
    replaceFile(path, writePractice(practice));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    context.report(context.messages.say('train-not-saved', { file: path, code }));
  }
}
