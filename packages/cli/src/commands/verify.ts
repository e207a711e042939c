import { provedMessages, type SeenDice, unverifiedMessage, verifyRecord } from '@dicehall/dice';
import { err, type Message, message, ok, type Result, readRecordText, replay } from '@dicehall/engine';
import { readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, toJson } from '../io.ts';
import { forEachRecord, recordRefusal } from '../records.ts';

interface Flags {
  readonly json?: boolean;
  readonly table?: string;
  readonly commitments?: string;
  readonly ownSeed?: string;
  readonly ownSeat?: string;
}

/** The verdict as `--json` prints it. */
type Verdict = Readonly<Record<string, unknown>> & { readonly ok: boolean };

const hex32 = /^[0-9a-f]{64}$/;

/** Reads the user's own seed and seat. Seats are numbered from 1. */
function readOwn({ ownSeed, ownSeat }: Flags): Result<SeenDice['own'], Message> {
  if (ownSeed !== undefined && !hex32.test(ownSeed))
    return err(message('verify-bad-seed', { given: ownSeed }));
  const seat = readNumber('--own-seat', ownSeat ?? '1', 1, 12);
  if (!seat.ok) return seat;
  if ((ownSeed === undefined) !== (ownSeat === undefined)) return err(message('verify-seed-and-seat'));
  return ok(ownSeed === undefined ? undefined : { seat: seat.value - 1, seed: ownSeed });
}

function readSeen(flags: Flags): Result<SeenDice, Message> {
  const { table, commitments } = flags;
  const read = readOwn(flags);
  if (!read.ok) return read;
  const own = read.value;
  if (commitments === undefined) return ok({ table, own });
  const [commitment = '', ...clients] = commitments.split(',').map((part) => part.trim());
  const areHashes = hex32.test(commitment) && clients.every((part) => part === '-' || hex32.test(part));
  if (!areHashes) return err(message('verify-bad-commitments', { given: commitments }));
  const clientCommitments =
    clients.length === 0 ? undefined : clients.map((part) => (part === '-' ? null : part));
  return ok({ table, commitment, clientCommitments, own });
}

/** Checks the moves of a record against the rules and its dice against its seeds. */
function verdictOf(
  text: string,
  seen: SeenDice,
  { messages }: Context,
): readonly [verdict: Verdict, text: string] {
  const json = readRecordText(text);
  const record = json.ok ? json.value : null;
  const replayed = json.ok ? replay(record) : json;
  if (!replayed.ok) {
    const { entry, code } = replayed.error;
    const refused = { ok: false, code, entry, message: messages.explain(replayed.error) };
    return [refused, recordRefusal(messages, replayed.error)];
  }
  const verified = verifyRecord(record, seen);
  const { names } = replayed.value.setup;
  if (verified.ok) {
    const message = provedMessages(verified.value)
      .map((one) => messages.text(one, names))
      .join(' ');
    return [{ ok: true, code: 'verified', entry: -1, message, ...verified.value }, message];
  }
  const { code, entry, seat } = verified.error;
  const message = messages.text(unverifiedMessage(verified.error), names);
  return [{ ok: false, code, entry, ...(seat >= 0 && { seat }), message }, message];
}

interface Asked {
  readonly context: Context;
  readonly seen: SeenDice;
  readonly json: boolean;
}

async function verifyText(text: string, where: string, { context, seen, json }: Asked): Promise<Exit> {
  const [verdict, told] = verdictOf(text, seen, context);
  if (!verdict.ok && !json) return context.fail(`${where}: ${told}`);
  await context.print(json ? toJson(verdict) : told);
  return verdict.ok ? exit.ok : exit.failed;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[files...]', messages.say('cli-argument-files'))
    .option('--table <id>', messages.say('verify-option-table'))
    .option('--commitments <list>', messages.say('verify-option-commitments'))
    .option('--own-seed <seed>', messages.say('verify-option-own-seed'))
    .option('--own-seat <seat>', messages.say('verify-option-own-seat'))
    .option('--json', messages.say('cli-option-json'))
    .action(
      context.action(async (files, flags: Flags) => {
        const seen = readSeen(flags);
        if (!seen.ok) return context.usageError(seen.error);
        const asked = { context, seen: seen.value, json: flags.json === true };
        return forEachRecord(context, files, (text, where) => verifyText(text, where, asked));
      }),
    );
  showExamples(command, messages, ['verify match.json', 'verify matches.ndjson --json']);
};
