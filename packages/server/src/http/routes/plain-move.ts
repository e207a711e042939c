import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { snapshotText } from '../../hall/snapshot-text.ts';
import { highestSeq, type MovePlayed } from '../../protocol/index.ts';

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

const isTable = (params: unknown): boolean =>
  isObject(params) && typeof params.id === 'string' && /^[0-9a-hjkmnp-tv-z]{16}$/.test(params.id);

const isUnnamed = (headers: unknown): boolean =>
  isObject(headers) && headers['idempotency-key'] === undefined;

function isMove(body: unknown): boolean {
  if (!isObject(body) || Array.isArray(body)) return false;
  const [first, second, ...more] = Object.keys(body);
  const { seq } = body;
  if (first !== 'seq' || second !== 'move' || more.length > 0 || typeof seq !== 'number') return false;
  return Number.isInteger(seq) && seq >= 0 && seq <= highestSeq;
}

/** What a part of a request for a move looks like when nothing about it is unusual. */
export const plain = { params: isTable, headers: isUnnamed, body: isMove };
const plainParts: Readonly<Record<string, (data: unknown) => boolean>> = plain;

/**
 * Reads the parts of a request for a move. Nearly all are plain, and are seen to be so in a tenth of the time that the
 * schema takes; whatever is not is the schema's to read or to refuse.
 */
export const readMoveRequest: FastifySchemaCompiler<unknown> = (route) => {
  const bySchema = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  const isPlain = plainParts[route.httpPart ?? ''];
  return (data: unknown) => isPlain?.(data) === true || bySchema(data);
};

/** What an accepted move is answered with, as JSON. */
export const movePlayedText = ({ seq, repeated, snapshot }: MovePlayed): string =>
  `{"seq":${seq},"repeated":${repeated},"snapshot":${snapshotText(snapshot)}}`;
