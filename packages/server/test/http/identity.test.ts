import fastify from 'fastify';
import { expect, test } from 'vitest';
import { identifyRequests } from '../../src/http/identity.ts';
import { RequestLimits, requestLimits } from '../../src/http/limits.ts';
import { HttpProblem } from '../../src/http/problems.ts';
import type { Person } from '../../src/protocol/index.ts';
import { Addresses } from '../../src/service/addresses.ts';

const person: Person = { id: 'a'.repeat(16), name: 'Ada', kind: 'guest', since: '2026-01-01T00:00:00.000Z' };

/** A server whose clients have the same address. The address may send one more refused token. */
function served() {
  const valid = new Set(['Bearer one', 'Bearer two']);
  const app = fastify();
  const counted = new RequestLimits(true, () => 0);
  counted.takeOfAddress('tokens', '127.0.0.1', requestLimits.tokens.address - 1);
  identifyRequests(app, {
    async identify({ authorization }) {
      if (!valid.has(authorization ?? '')) throw new HttpProblem('bad-token');
      return person;
    },
    counted,
    addresses: new Addresses(),
  });
  app.get('/api/me', (request) => request.person);
  const isAnswered = async (token: string) => {
    const { statusCode } = await app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    });
    return statusCode === 200;
  };
  return { isAnswered, revoke: (token: string) => valid.delete(`Bearer ${token}`), valid };
}

test('refused tokens of an address do not block a token that was accepted before', async () => {
  const { isAnswered } = served();
  expect(await isAnswered('one')).toBe(true);
  expect(await isAnswered('guess')).toBe(false);
  expect(await isAnswered('one')).toBe(true);
  expect(await isAnswered('two')).toBe(false);
});

test('a revoked token no longer counts as accepted', async () => {
  const { isAnswered, revoke, valid } = served();
  expect(await isAnswered('one')).toBe(true);
  revoke('one');
  expect(await isAnswered('one')).toBe(false);
  valid.add('Bearer one');
  expect(await isAnswered('one')).toBe(false);
});
