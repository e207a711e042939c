import type { Catalogue } from '@dicehall/messages';
import { type Io, write } from '../io.ts';
import type { LineSource } from '../terminal/line-source.ts';
import type { Dialog } from './dialog.ts';

export function plainDialog(io: Io, messages: Catalogue, source: LineSource): Dialog {
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
