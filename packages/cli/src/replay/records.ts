import type { Readable } from 'node:stream';
import { linesOf } from '../lines.ts';

export interface RecordText {
  readonly text: string;
  readonly line: number;
}

/** The depth of brackets at the end of a text, at least 0, and whether it ends in a string. */
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
  // JSON strings have no line breaks: an open string is an error that must not swallow the next lines.
  return { depth, inString: false };
}

const outside: Depth = { depth: 0, inString: false };

function isRecordLine(line: string): boolean {
  if (!line.startsWith('{"')) return false;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'format' in value;
  } catch {
    return false;
  }
}

/**
 * The records of a stream: one per line (NDJSON), or over many lines. After a record of one line, every line is a record.
 * An invalid record never includes the next one.
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
