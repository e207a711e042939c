import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  answer,
  type Frame,
  type Match,
  mayKnow,
  message,
  ok,
  type RecordRefusal,
  type ReplayAnswer,
  type ReplayRefused,
  type Result,
  readRecordText,
  recordIn,
  replayStates,
  type Viewer,
} from '@dicehall/engine';
import { type Catalogue, standInText } from '@dicehall/messages';
import type { Context } from './context.ts';
import { type Exit, exit, linesOf } from './io.ts';

export interface RecordText {
  readonly text: string;
  readonly line: number;
}

/** The nesting depth of brackets at the end of a text (at least 0), and whether the text ends within a string. */
interface Depth {
  readonly depth: number;
  readonly inString: boolean;
}

function depthAfter(line: string, before: Depth): Depth {
  let { depth, inString } = before;
  for (let index = 0; index < line.length; index++) {
    const letter = line.charCodeAt(index);
    if (inString) {
      if (letter === 0x5c) index += 1;
      else if (letter === 0x22) inString = false;
    } else if (letter === 0x22) inString = true;
    else if (letter === 0x7b || letter === 0x5b) depth += 1;
    else if (letter === 0x7d || letter === 0x5d) depth = Math.max(0, depth - 1);
  }
  // JSON strings contain no line breaks. An open string is therefore an error, and it must not consume the next lines.
  return { depth, inString: false };
}

const outside: Depth = { depth: 0, inString: false };

function isRecordLine(line: string): boolean {
  if (!line.startsWith('{"')) return false;
  try {
    const value: unknown = JSON.parse(line);
    const record = recordIn(value);
    return typeof record === 'object' && record !== null && 'format' in record;
  } catch {
    return false;
  }
}

/**
 * Yields the records of a stream: one per line (NDJSON), or each on several lines. After a record on a single line,
 * every line must be a record.
 */
export async function* recordsOf(input: Readable): AsyncGenerator<RecordText> {
  let number = 0;
  let gathered: string[] = [];
  let start = 0;
  let at = outside;
  let onePerLine = false;
  for await (const line of linesOf(input)) {
    number += 1;
    if (gathered.length > 0 && isRecordLine(line)) {
      yield { text: gathered.join('\n'), line: start };
      gathered = [];
      at = outside;
      onePerLine = true;
    }
    if (gathered.length === 0) {
      if (line.trim() === '') continue;
      start = number;
      if (onePerLine) {
        yield { text: line, line: start };
        continue;
      }
    }
    gathered.push(line);
    at = depthAfter(line, at);
    if (at.depth > 0) continue;
    onePerLine = gathered.length === 1;
    yield { text: gathered.join('\n'), line: start };
    gathered = [];
  }
  if (gathered.length > 0) yield { text: gathered.join('\n'), line: start };
}

/** Explains why a file cannot be read. Rethrows any error that is not from the operating system. */
export function fileProblem(messages: Catalogue, file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '') throw error;
  return code === 'ENOENT'
    ? messages.say('cli-no-such-file', { file })
    : messages.say('cli-cannot-read', { file, code });
}

/** The number of lines without a JSON object after which a file is no longer searched for records. */
const mostHeld = 100;

/**
 * Calls a function with the text of every record in some files. `-`, or no file, means standard input.
 * @returns the last exit code other than `ok`; a file that cannot be read or contains no record gives a failure
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
      // A file without records, such as a picture, is reported in one sentence instead of one per line.
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

export interface ReplayedRecord {
  readonly match: Match;
  readonly steps: readonly Omit<Frame, 'view'>[];
}

export function replayRecord(text: string): Result<ReplayedRecord, RecordRefusal> {
  const raw = readRecordText(text);
  return raw.ok ? replayWithEvents(raw.value) : raw;
}

export function replayWithEvents(record: unknown): Result<ReplayedRecord, RecordRefusal> {
  const match = replayStates(record);
  if (!match.ok) return match;
  const { setup, log, states, events, standIns } = match.value;
  const steps = log.map((entry, index) => {
    const by = standIns?.[index];
    return { entry, events: events[index] ?? [], ...(by && { by }) };
  });
  return ok({ match: { setup, state: states.at(-1) }, steps });
}

/**
 * Returns the game log: the events that a viewer may know, and which moves a bot or the clock made for a person. After
 * the match, no event is secret.
 */
export function gameLog(
  messages: Catalogue,
  { match: { setup, state }, steps }: ReplayedRecord,
  viewer: Viewer,
): string[] {
  const isOver = setup.game.step(state).kind === 'over';
  return steps.flatMap(({ events }, index) => {
    const known = events.filter((event) => isOver || mayKnow(event, viewer));
    if (known.length === 0) return [];
    const sentences = known.map((event) => messages.event(setup.game.id, event, setup.names));
    return [standInText(messages, steps, index, setup.names), ...sentences].filter((text) => text !== null);
  });
}

/** Returns the score of each seat, and its place once the match is over. */
export const standingsOf = (messages: Catalogue, match: Match): string[] =>
  answer(match).seats.map(({ score, place }, seat) =>
    messages.say(
      place === null ? 'cli-score-of-seat' : 'cli-standing-placed',
      { seat: { seat }, score, place: place ?? 0 },
      match.setup.names,
    ),
  );

/** Explains why a record is refused. Moves are numbered from 1. */
export function recordRefusal(messages: Catalogue, refusal: RecordRefusal): string {
  const { entry, code } = refusal;
  const at = entry < 0 ? '' : `${messages.say('cli-entry-at', { number: entry + 1 })}: `;
  return `${at}${messages.explain(refusal)} (${code})`;
}

export const answerOf = (
  result: Result<ReplayedRecord, RecordRefusal>,
  messages: Catalogue,
): ReplayAnswer | ReplayRefused =>
  result.ok
    ? answer(result.value.match)
    : {
        ok: false,
        entry: result.error.entry,
        code: result.error.code,
        message: messages.explain(result.error),
      };
