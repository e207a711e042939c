import type { Option } from '@clack/prompts';
import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import { type LineSource, listenForLines } from '../terminal/input.ts';

export interface DialogOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

/** Asks questions before a match. An answer is null if the player cancels. */
export interface Dialog {
  choose<Value>(question: string, offered: readonly DialogOption<Value>[]): Promise<Value | null>;
  /** @param problemOf returns why an answer is not valid, or null */
  text(question: string, usual: string, problemOf: (answer: string) => string | null): Promise<string | null>;
}

function plainDialog(io: Io, messages: Catalogue, source: LineSource): Dialog {
  async function answer(): Promise<string | null> {
    if (io.stdin.isTTY === true) await write(io.stdout, '> ');
    const input = await source.inputs.next();
    return input === null || input.kind === 'interrupt' ? null : input.text.trim();
  }
  return {
    async choose(question, offered) {
      const list = offered.map(
        ({ label, hint }, index) => `${index + 1}: ${label}${hint === '' ? '' : ` (${hint})`}`,
      );
      await write(io.stdout, `${question}\n${list.join('\n')}\n`);
      for (;;) {
        const given = await answer();
        if (given === null) return null;
        const chosen = offered[given === '' ? 0 : Number(given) - 1];
        if (chosen !== undefined) return chosen.value;
        await write(io.stdout, `${messages.say('cli-ask-number', { most: offered.length })}\n`);
      }
    },
    async text(question, usual, wrong) {
      await write(io.stdout, `${question}${usual === '' ? '' : ` [${usual}]`}\n`);
      for (;;) {
        const given = await answer();
        if (given === null) return null;
        const text = given === '' ? usual : given;
        const why = wrong(text);
        if (why === null) return text;
        await write(io.stdout, `${why}\n`);
      }
    },
  };
}

/** Opens a dialog of the package clack, which is loaded on demand because most commands ask nothing. */
async function clackDialog(io: Io): Promise<Dialog> {
  const { isCancel, select, text } = await import('@clack/prompts');
  const streams = { input: io.stdin, output: io.stdout };
  return {
    async choose(message, offered) {
      // The values of the options are indexes, because clack's types depend on whether a value is primitive.
      const options: Option<number>[] = offered.map(({ label, hint }, value) => ({ value, label, hint }));
      // clack can describe its keys only in English, so the description is turned off.
      const chosen = await select<number>({ message, options, showInstructions: false, ...streams });
      return isCancel(chosen) ? null : (offered[chosen]?.value ?? null);
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
      return isCancel(answer) ? null : answer.trim() || usual;
    },
  };
}

/** Opens a dialog. A plain dialog also has the source of its lines. */
export async function openDialog(
  io: Io,
  messages: Catalogue,
  plain: boolean,
): Promise<{ readonly dialog: Dialog; readonly lines: LineSource | null }> {
  if (!plain) return { dialog: await clackDialog(io), lines: null };
  const lines = listenForLines(io);
  return { dialog: plainDialog(io, messages, lines), lines };
}
