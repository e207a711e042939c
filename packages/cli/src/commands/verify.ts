import { verifyRecord } from '@dicehall/dice';
import { message, readJson, replay } from '@dicehall/engine';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, type Input } from '../io.ts';
import { toJson } from '../json.ts';
import { withInput } from '../replay/input.ts';
import { recordsOf } from '../replay/records.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
}

interface Verdict {
  readonly ok: boolean;
  readonly code: string;
  readonly entry: number;
  readonly message: string;
  readonly commitment?: string;
  readonly throws?: number;
  readonly dice?: number;
}

/** A record may still be inside the server's answer `{over, record}`. */
const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'record' in value && !('log' in value)
    ? value.record
    : value;

/** Checks the moves of a record against the rules, and its dice against its seeds. */
function verdictOf(text: string, { messages }: Context): Verdict {
  const json = readJson(text);
  const record = json.ok ? unwrapped(json.value) : null;
  const replayed = json.ok ? replay(record) : json;
  if (!replayed.ok) {
    const { entry, code } = replayed.error;
    return { ok: false, code, entry, message: messages.explain(replayed.error) };
  }
  const verified = verifyRecord(record);
  if (verified.ok) {
    const { throws, dice, commitment } = verified.value;
    const message = messages.say('verify-good', { throws, dice, commitment });
    return { ok: true, code: 'verified', entry: -1, message, commitment, throws, dice };
  }
  const { code, entry, expected } = verified.error;
  return {
    ok: false,
    code,
    entry,
    message: messages.say(`verify-${code}`, { entry, expected: expected.join(' ') }),
  };
}

async function verifyStream(context: Context, name: string, input: Input, flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  let end: Exit = exit.ok;
  let any = false;
  for await (const { text, line } of recordsOf(input)) {
    any = true;
    const verdict = verdictOf(text, context);
    if (!verdict.ok) end = exit.failed;
    if (flags.json === true) io.stdout.write(`${toJson(verdict)}\n`);
    else if (verdict.ok) io.stdout.write(`${verdict.message}\n`);
    else
      io.stderr.write(
        `dicehall: ${messages.say('cli-record-at', { file: name, line })}: ${verdict.message}\n`,
      );
  }
  return any ? end : context.fail(messages.say('cli-empty-input', { file: name }));
}

async function verifyAll(context: Context, files: readonly string[], flags: Flags): Promise<Exit> {
  if (files.length === 0 && context.io.stdin.isTTY === true)
    return context.usageError(message('cli-replay-no-file'));
  let end: Exit = exit.ok;
  for (const file of files.length === 0 ? ['-'] : files) {
    const one = await withInput(context, file, (input) => verifyStream(context, file, input, flags));
    if (one !== exit.ok) end = one;
  }
  return end;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[files...]', messages.say('cli-argument-files'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((files, flags) => verifyAll(context, files, flags)));
  showExamples(command, messages, ['verify match.json', 'verify matches.ndjson --json']);
};
