/** The SQLSTATE classes of temporary errors: connection, resources, operator intervention, system error. */
const temporaryClasses = new Set(['08', '53', '57', '58']);
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const messagePattern =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|not queryable|cannot use a pool after/i;

/** Whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (['53100', 'ENOSPC'].includes(String((error as { readonly code?: unknown }).code)) ||
    /no space left on device/i.test(error.message));

/** Whether an error is temporary: the request is valid, but the database does not respond. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // On `connect`, the error means that the Unix socket of PostgreSQL is missing, not another file.
  if (code === 'ENOENT') return syscall === 'connect';
  if (
    typeof code === 'string' &&
    (connectionCodes.has(code) || (code.length === 5 && temporaryClasses.has(code.slice(0, 2))))
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return messagePattern.test(error.message);
}
