import { type Logger, pino } from 'pino';

/** The logged parts of an error, by allow-list: database errors carry the values of the statement. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  const parts = error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {};
  return { name, message, code, routine, stack, ...parts };
}

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
