import { BadSetting, CannotStart } from '@dicehall/server';
import type { Context } from './context.ts';
import { type Exit, exit } from './io.ts';

export function failedStart(context: Context, error: unknown): Exit {
  const { messages } = context;
  if (error instanceof BadSetting) {
    context.report(needs(context, error));
    return exit.usage;
  }
  if (error instanceof CannotStart) return context.fail(messages.say(`serve-${error.code}`, error.values));
  return context.fail(
    messages.say('serve-failed', { why: error instanceof Error ? error.message : String(error) }),
  );
}

/** Describes the allowed values of a setting. It never quotes a secret. */
function needs({ messages }: Context, { called, given, allowed }: BadSetting): string {
  const { kind, ...limits } = allowed;
  const values = Object.entries(limits).map(([name, limit]: [string, unknown]) => [
    name,
    Array.isArray(limit) ? limit.join(', ') : String(limit),
  ]);
  return messages.lookup(`setting-needs-${kind}`, { called, given, ...Object.fromEntries(values) });
}
