/** SQLSTATE classes of temporary errors: connection, resources, operator intervention, system error. */
const passing = new Set(['08', '53', '57', '58']);
const connection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const said =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|not queryable|cannot use a pool after/i;

/** Whether a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (['53100', 'ENOSPC'].includes(String((error as { readonly code?: unknown }).code)) ||
    /no space left on device/i.test(error.message));

/** Whether an error is temporary: the database does not answer, and the request was right. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (
    typeof code === 'string' &&
    (connection.has(code) || (code.length === 5 && passing.has(code.slice(0, 2))))
  )
    return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return said.test(error.message);
}
