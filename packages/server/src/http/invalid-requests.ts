import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

const problemIn = ({ headers, raw }: FastifyRequest): HttpProblem | undefined => {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name)).length;
  if (hosts > 1) return new HttpProblem('several-hosts');
  if (headers.host === undefined && raw.httpVersion === '1.1') return new HttpProblem('no-host');
  const expected = headers.expect;
  if (expected !== undefined && !/^100-continue$/i.test(expected))
    return new HttpProblem('unmet-expectation');
  return undefined;
};

/**
 * Refuses requests that break HTTP, which Node would refuse with an empty response, and closes the connection after them.
 * It closes the connection after an upgrade request that is answered over HTTP too: Node reads nothing more from it.
 */
export function refuseInvalidRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    const problem = problemIn(request);
    if (problem !== undefined || request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done(problem);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.socket.end();
    done();
  });
}
