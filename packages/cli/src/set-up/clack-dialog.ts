import { isCancel, type Option, select, text } from '@clack/prompts';
import type { Io } from '../io.ts';
import type { Dialog } from './dialog.ts';

export function clackDialog(io: Io): Dialog {
  const streams = { input: io.stdin, output: io.stdout };
  return {
    async choose(message, offered) {
      // Values are indices, because clack's types depend on whether a value is primitive.
      const options: Option<number>[] = offered.map(({ label, hint }, value) => ({ value, label, hint }));
      // clack's line about keys is in English only.
      const chosen = await select<number>({ message, options, showInstructions: false, ...streams });
      return isCancel(chosen) ? null : (offered[chosen]?.value ?? null);
    },
    async text(message, usual, wrong) {
      const answer = await text({
        message,
        // What is typed replaces the suggestion.
        placeholder: usual,
        defaultValue: usual,
        validate: (value) => wrong((value ?? '').trim() || usual) ?? undefined,
        ...streams,
      });
      return isCancel(answer) ? null : answer.trim() || usual;
    },
  };
}
