import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { call } from './calling.ts';

const page = readFileSync(new URL('../../../docs/command.md', import.meta.url), 'utf8');

/** The examples of the page: each typed line with its output. */
const examples = [...page.matchAll(/```console\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block
    .split(/^\$ dicehall /m)
    .slice(1)
    .map((example) => {
      const [typed = '', ...printed] = example.split('\n');
      return { typed, printed: printed.join('\n') };
    }),
);

describe('the examples on the documentation page of the command are correct', () => {
  test.each(examples)('the documented example $typed prints its output', async ({ typed, printed }) => {
    const [line = '', columns] = typed.split(' | cut -c 1-');
    const { code, out } = await call(line);
    const shown = columns === undefined ? out : `${out.slice(0, Number(columns))}\n`;
    expect({ code, shown }).toEqual({ code: 0, shown: printed });
  });

  test('the documentation page of the command has examples', () => {
    expect(examples.length).toBeGreaterThan(10);
  });
});
