import type { Option } from '@clack/prompts';
import type { Catalogue } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { Ended, exit, type Io, write } from '../io.ts';
import { type LineSource, listenForLines } from '../terminal/input.ts';

export interface DialogOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

/** Asks questions before a match. If the player cancels, the command ends. */
export interface Dialog {
  choose<Value>(question: string, offered: readonly DialogOption<Value>[]): Promise<Value>;
  /**
   * Asks for a text.
   * @param problemOf returns why an answer is invalid; null if it is valid
   */
  text(question: string, usual: string, problemOf: (answer: string) => string | null): Promise<string>;
}

export function plainDialog(io: Io, messages: Catalogue, source: LineSource): Dialog {
  async function answer(): Promise<string> {
    if (io.stdin.isTTY === true) await write(io.stdout, '> ');
    const input = await source.inputs.next();
    if (input === null || input.kind === 'interrupt') throw new Ended(exit.interrupted);
    return input.text.trim();
  }
  return {
    async choose(question, offered) {
      const list = offered.map(
        ({ label, hint }, index) => `${index + 1}: ${label}${hint === '' ? '' : ` (${hint})`}`,
      );
      await write(io.stdout, `${question}\n${list.join('\n')}\n`);
      for (;;) {
        const given = await answer();
        const chosen = offered[given === '' ? 0 : Number(given) - 1];
        if (chosen !== undefined) return chosen.value;
        await write(io.stdout, `${messages.say('cli-ask-number', { most: offered.length })}\n`);
      }
    },
    async text(question, usual, wrong) {
      await write(io.stdout, `${question}${usual === '' ? '' : ` [${usual}]`}\n`);
      for (;;) {
        const text = (await answer()) || usual;
        const why = wrong(text);
        if (why === null) return text;
        await write(io.stdout, `${why}\n`);
      }
    },
  };
}

/** Opens a dialog of the package clack. The package is loaded on demand, because most commands ask nothing. */
async function clackDialog(io: Io): Promise<Dialog> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const streams = { input: io.stdin, output: io.stdout };
  return {
    async choose(message, offered) {
      // The values of the options are indexes, because clack's types depend on whether a value is primitive.
      const options: Option<number>[] = offered.map(({ label, hint }, value) => ({ value, label, hint }));
      // clack describes its keys only in English, so this description is turned off.
      const chosen = await select<number>({ message, options, showInstructions: false, ...streams });
      const found = isCancel(chosen) ? undefined : offered[chosen];
      if (found === undefined) throw new Ended(exit.interrupted);
      return found.value;
    },
    async text(message, usual, wrong) {
      const answer = await text({
        message,
        // The suggestion is a placeholder, so that typed text replaces it.
        placeholder: usual,
        defaultValue: usual,
        validate: (value) => wrong((value ?? '').trim() || usual) ?? undefined,
        ...streams,
      });
      if (isCancel(answer)) throw new Ended(exit.interrupted);
      return answer.trim() || usual;
    },
  };
}

/** Opens a dialog while some work runs. A plain dialog also provides the source of its lines. */
export async function withDialog<Done>(
  { io, messages }: Context,
  display: 'screen' | 'plain',
  work: (dialog: Dialog, lines: LineSource | null) => Promise<Done>,
): Promise<Done> {
  if (display === 'screen') return work(await clackDialog(io), null);
  const lines = listenForLines(io);
  try {
    return await work(plainDialog(io, messages, lines), lines);
  } finally {
    lines.close();
  }
}
