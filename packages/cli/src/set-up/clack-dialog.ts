import { isCancel, type Option, select, text } from '@clack/prompts';
import type { Io } from '../io.ts';
import type { Dialog } from './dialog.ts';

/** Asks with arrow keys and edited lines. */
export function clackDialog(io: Io): Dialog {
  const streams = { input: io.stdin, output: io.stdout };
  return {
    async choose(message, offered) {
      // By index: clack's own types want to know whether values are primitive.
      const options: Option<number>[] = offered.map(({ label, hint }, value) => ({ value, label, hint }));
      // Its line about keys is English only.
      const chosen = await select<number>({ message, options, showInstructions: false, ...streams });
      return isCancel(chosen) ? null : (offered[chosen]?.value ?? null);
    },
    async text(message, usual, wrong) {
      const answer = await text({
        message,
        initialValue: usual,
        validate: (value) => wrong((value ?? '').trim()) ?? undefined,
        ...streams,
      });
      return isCancel(answer) ? null : answer.trim();
    },
  };
}
