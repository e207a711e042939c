import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Reads a stream of UTF-8 text line by line, without a byte order mark. */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest: string[] = [];
  let first = true;
  const whole = (line: string): string => {
    const text = (first ? line.replace(/^\uFEFF/, '') : line).replace(/\r$/, '');
    first = false;
    return text;
  };
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    for (let index = 0; index < parts.length - 1; index++) {
      rest.push(parts[index] ?? '');
      yield whole(rest.join(''));
      rest = [];
    }
    rest.push(parts.at(-1) ?? '');
  }
  const last = rest.join('') + decoder.end();
  if (last !== '') yield whole(last);
}
