import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';
import { err, type MessageValue, ok, type Result } from '../core/index.ts';

export const problemKinds = [
  'missing',
  'wrong-type',
  'not-allowed',
  'unknown-key',
  'number-range',
  'too-small',
  'text-length',
  'list-length',
  'exact-length',
  'twice',
  'move-or-dice',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What is wrong with an input, where, and the values for its message. */
export interface Problem {
  readonly kind: ProblemKind;
  /** A path such as `seats[0].name`; empty for the whole input. */
  readonly path: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('');

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let at: unknown = input;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return true;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return false;
}

const listed = (values: Iterable<unknown>): string => [...values].map(String).join(', ');

function problemOf(issue: $ZodIssue, input: unknown): Problem {
  const path = pathText(issue.path);
  if (isMissing(input, issue.path)) return { kind: 'missing', path, values: {} };
  switch (issue.code) {
    case 'unrecognized_keys':
      return { kind: 'unknown-key', path, values: { key: listed(issue.keys) } };
    case 'invalid_value':
      return { kind: 'not-allowed', path, values: { allowed: listed(issue.values) } };
    case 'invalid_union':
      return {
        kind: 'not-allowed',
        path,
        values: { allowed: listed('options' in issue ? (issue.options ?? []) : []) },
      };
    case 'too_big':
      return lengthOf(path, issue.maximum);
    case 'too_small':
      return lengthOf(path, issue.minimum);
    case 'custom': {
      const { problem, ...values } = (issue.params ?? {}) as Record<string, MessageValue>;
      return { kind: problem as ProblemKind, path, values };
    }
    case 'invalid_type':
      // Messages do not tell tuples from lists.
      return {
        kind: 'wrong-type',
        path,
        values: { expected: issue.expected === 'tuple' ? 'array' : issue.expected },
      };
    default:
      return { kind: 'wrong-type', path, values: { expected: issue.code } };
  }
}

/** Only tuples have a size in these schemas, and it is exact. */
const lengthOf = (path: string, length: number | bigint): Problem => ({
  kind: 'exact-length',
  path,
  values: { length: Number(length) },
});

/** Reads an input by a schema: the typed value, or the first problem. */
export function read<Value>(schema: z.ZodMiniType<Value>, input: unknown): Result<Value, Problem> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  if (issue === undefined) throw new Error('A refusal without an issue');
  return err(problemOf(issue, input));
}
