import { type Logger, pino } from 'pino';

/** What is logged of an error: built by allow-list, since those of databases carry the values of the statement. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  const parts = error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {};
  return { name, message, code, routine, stack, ...parts };
}

/** The log of a server: structured, and without secrets. */
export const createLogger = (level: string, to: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { req: () => undefined, res: () => undefined, err: loggedError },
      redact: ['*.authorization', '*.cookie', '*.secret', '*.seed', '*.serverSeed', '*.parameters'],
    },
    to,
  );
