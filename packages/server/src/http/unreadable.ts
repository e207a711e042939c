import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { type ProblemCode, problemStatus } from '../protocol/index.ts';
import type { Owed } from './owed.ts';
import { HttpProblem, problemBody, sendProblem } from './problems.ts';
import type { Words } from './words.ts';

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'head-too-large',
};

/**
 * What is said to whoever sends no request that could be read: bytes that are no HTTP, a head without an end, an address
 * that is none. There is no route for these, and no hook runs.
 * @param headers what every answer of the API says besides its content
 * @param owed what is said first: the answers to what came before these bytes
 */
export function answerUnreadable(
  words: Words,
  headers: Readonly<Record<string, string>>,
  owed: Owed,
): Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> {
  const answerTo = (code: ProblemCode): string => {
    const body = JSON.stringify(problemBody(words(undefined), code, {}));
    const status = problemStatus[code];
    const lines = {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`;
  };
  const told = new WeakSet<Socket>();
  return {
    clientErrorHandler(error, socket: Socket) {
      if (error.code === 'ECONNRESET' || told.has(socket)) return;
      told.add(socket);
      const tell = () => {
        if (socket.writable) socket.write(answerTo(codes[error.code] ?? 'not-http'));
        socket.destroy(error);
      };
      // What is known at once of the requests before is said before: it may be known only after these bytes were read.
      setImmediate(() => {
        const first = owed.last(socket);
        if (first === undefined) tell();
        // In the midst of an answer there is no place for another.
        else if (first.headersSent && !first.writableEnded) socket.destroy(error);
        else first.once('close', tell);
      });
    },
    frameworkErrors(_error, request, reply) {
      void reply.headers(headers);
      void sendProblem(words, request, reply, new HttpProblem('no-such-page'));
    },
  };
}
