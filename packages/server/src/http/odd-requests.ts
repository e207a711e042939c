import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const problemIn = ({ headers, raw }: FastifyRequest): HttpProblem | undefined => {
  if (headers.host === undefined && raw.httpVersion === '1.1') return new HttpProblem('no-host');
  const expected = headers.expect;
  if (expected !== undefined && !/^100-continue$/i.test(expected))
    return new HttpProblem('unmet-expectation');
  return undefined;
};

/**
 * Refuses requests that HTTP itself has refused, which Node would do with an empty answer, and ends the connection after
 * them. It ends after a request for an upgrade too: there is none here, and Node no longer says what it cannot read after
 * one, so that who sent it would wait in vain.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    const problem = problemIn(request);
    if (problem !== undefined || request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done(problem);
  });
}
