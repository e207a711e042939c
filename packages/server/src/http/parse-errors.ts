import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { type ProblemCode, problemStatus } from '../protocol/index.ts';
import type { CatalogueFor } from './catalogues.ts';
import { HttpProblem, problemBody, sendProblem } from './problems.ts';
/**
 * Tracks the pending responses of each connection. A client may pipeline requests, and an error about later bytes must
 * follow the responses to earlier requests.
 */
export class PendingResponses {
  /** The pending responses of each connection, in the order of their requests. */
  readonly #pending = new WeakMap<Socket, Set<ServerResponse>>();

  add(socket: Socket, response: ServerResponse): void {
    const pending = this.#pending.get(socket) ?? new Set();
    this.#pending.set(socket, pending.add(response));
    response.once('close', () => pending.delete(response));
  }

  count(socket: Socket): number {
    return this.#pending.get(socket)?.size ?? 0;
  }

  last(socket: Socket): ServerResponse | undefined {
    // An incomplete request gets no response unless its response has already started.
    return [...(this.#pending.get(socket) ?? [])].findLast(
      ({ req, headersSent }) => req.complete || headersSent,
    );
  }
}

const codes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'head-too-large',
};

/**
 * Responds to input that Node cannot parse as a request. No route and no hook runs for such input.
 * @param headers the headers of every API response
 */
export function parseErrorHandlers(
  catalogueFor: CatalogueFor,
  headers: Readonly<Record<string, string>>,
  pendingResponses: PendingResponses,
): Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> {
  const responseTo = (code: ProblemCode): string => {
    const body = JSON.stringify(problemBody(catalogueFor(undefined), code, {}));
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
  const answered = new WeakSet<Socket>();
  return {
    clientErrorHandler(error, socket: Socket) {
      if (error.code === 'ECONNRESET' || answered.has(socket)) return;
      answered.add(socket);
      const refuse = () => {
        if (socket.writable) socket.write(responseTo(codes[error.code] ?? 'not-http'));
        socket.destroy(error);
      };
      // The handlers of earlier requests in the same packet run only after this event.
      setImmediate(() => {
        const pending = pendingResponses.last(socket);
        if (pending === undefined) refuse();
        // Another response can follow only if the started response has ended.
        else if (pending.headersSent && !pending.writableEnded) socket.destroy(error);
        else pending.once('close', refuse);
      });
    },
    frameworkErrors(_error, request, reply) {
      void reply.headers(headers);
      void sendProblem(catalogueFor, request, reply, new HttpProblem('no-such-page'));
    },
  };
}
