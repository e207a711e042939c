import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { OpenStreams } from '../../src/http/limits.ts';

const from = (ip: string, id: string | null = null) =>
  ({ ip, person: id === null ? null : { id } }) as unknown as FastifyRequest;

/** Returns how many more streams are admitted. */
function room(streams: OpenStreams, request: FastifyRequest): number {
  const closing: (() => void)[] = [];
  try {
    for (;;) closing.push(streams.admit(request));
  } catch {
    for (const close of closing) close();
    return closing.length;
  }
}

test('a person may have 20 open streams, and the clients without a person at one address may have 200', () => {
  const streams = new OpenStreams({ limits: true, isStopping: () => false });
  expect(room(streams, from('203.0.113.1', 'ada'))).toBe(20);
  expect(room(streams, from('203.0.113.1'))).toBe(200);
});

test('all people at one address together have at most 500 open streams', () => {
  const streams = new OpenStreams({ limits: true, isStopping: () => false });
  for (let person = 0; person < 500; person++) streams.admit(from('203.0.113.1', `p${person}`));
  expect(room(streams, from('203.0.113.1', 'ada'))).toBe(0);
  expect(room(streams, from('203.0.113.2', 'ada'))).toBe(20);
});

test('a closed stream makes room for exactly one other, even if it is closed several times', () => {
  const streams = new OpenStreams({ limits: true, isStopping: () => false });
  const ada = from('203.0.113.1', 'ada');
  const closing = Array.from({ length: 20 }, () => streams.admit(ada));
  expect(room(streams, ada)).toBe(0);
  for (let times = 0; times < 3; times++) closing[0]?.();
  expect(room(streams, ada)).toBe(1);
  for (const close of closing) close();
  expect(room(streams, ada)).toBe(20);
});

test('without limits any number of streams is admitted', () => {
  const streams = new OpenStreams({ limits: false, isStopping: () => false });
  const admit = () => streams.admit(from('203.0.113.1', 'ada'));
  for (let stream = 0; stream < 600; stream++) expect(admit).not.toThrow();
});

test('a stopping server admits no stream, with or without limits', () => {
  for (const limits of [true, false]) {
    const streams = new OpenStreams({ limits, isStopping: () => true });
    expect(() => streams.admit(from('203.0.113.1', 'ada'))).toThrow(
      expect.objectContaining({ code: 'try-again', parts: { retryAfter: 1 } }),
    );
  }
});
