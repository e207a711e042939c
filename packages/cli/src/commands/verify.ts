import { verifyRecord } from '@dicehall/dice';
import { readJson, replay } from '@dicehall/engine';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit } from '../io.ts';
import { toJson } from '../json.ts';
import { forEachRecord } from '../replay/input.ts';
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

async function verifyText(context: Context, text: string, where: string, { json }: Flags): Promise<Exit> {
  const verdict = verdictOf(text, context);
  if (!verdict.ok && json !== true) return context.fail(`${where}: ${verdict.message}`);
  await context.print(json === true ? toJson(verdict) : verdict.message);
  return verdict.ok ? exit.ok : exit.failed;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[files...]', messages.say('cli-argument-files'))
    .option('--json', messages.say('cli-option-json'))
    .action(
      context.action((files, flags) =>
        forEachRecord(context, files, (text, where) => verifyText(context, text, where, flags)),
      ),
    );
  showExamples(command, messages, ['verify match.json', 'verify matches.ndjson --json']);
};
