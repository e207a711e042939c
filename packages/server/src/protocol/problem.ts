import { z } from 'zod';
import { snapshotSchema } from './table.ts';

export const problemStatus = {
  'bad-request': 400,
  'not-json': 400,
  'not-http': 400,
  'no-host': 400,
  'several-hosts': 400,
  'authentication-required': 401,
  'bad-token': 401,
  'cross-site': 403,
  'not-your-seat': 403,
  'not-the-host': 403,
  'no-watching': 403,
  'chat-off': 403,
  'you-are-muted': 403,
  'seat-to-chat': 403,
  'removed-from-table': 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-code': 404,
  'no-such-token': 404,
  'no-such-person': 404,
  'too-slow': 408,
  stale: 409,
  'match-running': 409,
  'match-not-started': 409,
  'match-over': 409,
  'match-not-over': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'table-full': 409,
  'seats-missing': 409,
  'seat-held': 409,
  'seat-not-held': 409,
  'seat-resigned': 409,
  'not-revealing': 409,
  'already-revealed': 409,
  'log-full': 409,
  'not-away': 409,
  'too-many-mutes': 409,
  'too-many-open-seats': 409,
  'too-many-tables': 409,
  'too-many-tokens': 409,
  'too-large': 413,
  'json-only': 415,
  'unmet-expectation': 417,
  'bad-setup': 422,
  'illegal-move': 422,
  'no-such-seat': 422,
  'key-reused': 422,
  'wrong-seed': 422,
  'upgrade-required': 426,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'head-too-large': 431,
  'server-error': 500,
  'try-again': 503,
  'disk-full': 507,
} as const;
export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as ProblemCode[];

/** The body of a refusal, as `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes as [ProblemCode, ...ProblemCode[]]),
  detail: z.string().meta({ description: 'One sentence in the language of Accept-Language' }),
  refusal: z
    .object({ code: z.string(), path: z.string().nullable() })
    .optional()
    .meta({ description: 'The rule that refuses a move or a setup, and the place in it' }),
  snapshot: snapshotSchema.optional().meta({ description: 'With `stale`: the newer state' }),
});
export type Problem = z.infer<typeof problemSchema>;
