import { expect, test } from 'vitest';
import { isDiskFull, isUnavailable } from '../../src/store/unavailable.ts';

const error = (message: string, code?: unknown) => Object.assign(new Error(message), { code });

test.each([
  ['an administrator stopped the server', error('terminating connection', '57P01')],
  ['the connection failed', error('', '08006')],
  ['no connection is free', error('', '53300')],
  ['the disk is full', error('', '53100')],
  ['a disk failed', error('', '58030')],
  ['nothing listens', error('', 'ECONNREFUSED')],
  ['the connection was reset', error('', 'ECONNRESET')],
  ['the pipe broke', error('', 'EPIPE')],
  ['packets are dropped', error('', 'ETIMEDOUT')],
  ['the name has no address', error('', 'ENOTFOUND')],
  ['the name server does not answer', error('', 'EAI_AGAIN')],
  ['the socket is gone', Object.assign(error('', 'ENOENT'), { syscall: 'connect' })],
  ['the connection ended', error('Connection terminated unexpectedly')],
  ['the pool gave up', error('timeout exceeded when trying to connect')],
  ['all addresses failed', new AggregateError([error('', 'EPERM'), error('', 'ECONNREFUSED')])],
])('the store counts as temporarily unavailable: %s', (_, one) => {
  expect(isUnavailable(one)).toBe(true);
});

test.each([
  ['a key is taken', error('duplicate key', '23505')],
  ['a statement is wrong', error('syntax error', '42601')],
  ['a code only begins like one of a lost connection', error('', '080')],
  ['another code of the system', error('', 'EPERM')],
  ['a file is missing', Object.assign(error('', 'ENOENT'), { syscall: 'open' })],
  ['a number', error('', 57014)],
  ['no address failed for now', new AggregateError([error('', 'EPERM')])],
  ['no error at all', 'ECONNREFUSED'],
  ['a code without an error', { code: 'ECONNREFUSED' }],
  ['nothing', undefined],
])('the store does not count as temporarily unavailable: %s', (_, one) => {
  expect(isUnavailable(one)).toBe(false);
});

test('a full disk is recognised by its error code, by PostgreSQL’s code, or by its message', () => {
  const full = [error('', 'ENOSPC'), error('', '53100'), error('could not write: No space left on device')];
  expect(full.map(isDiskFull)).toEqual([true, true, true]);
  expect([error('', '53200'), error('left'), 'ENOSPC'].map(isDiskFull)).toEqual([false, false, false]);
});
