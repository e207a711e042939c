const uniqueViolation = '23505';

/** Whether a row was refused because its id or code is taken. */
export const isTaken = (error: unknown): boolean =>
  (error as { readonly code?: unknown }).code === uniqueViolation;
