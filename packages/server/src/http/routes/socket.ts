import websocket from '@fastify/websocket';
import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ProblemCode, type SocketRequest, socketRequestSchema } from '../../protocol/index.ts';
import type { App, HttpDeps } from '../deps.ts';
import { isStillValid } from '../identity.ts';
import { maxBody, socketCost } from '../limits.ts';
import { badRequest, HttpProblem, type Issue, problemBody, problemOf } from '../problems.ts';
import { SocketConnection } from '../socket/connection.ts';
import { SocketSession } from '../socket/session.ts';

/** The codes of refusals that a correct client never causes. */
const faults: ReadonlySet<ProblemCode> = new Set(['not-json', 'bad-request', 'too-many-requests']);

/** Parses JSON text. It refuses the same texts as the parser of HTTP bodies. */
type ReadJson = (text: string) => unknown;

function jsonReader(app: App): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (text) => {
    let json: unknown;
    let failed = false;
    // The parser calls back synchronously, so `failed` and `json` are set when `parse` returns.
    void parse({} as FastifyRequest, text, (error, body) => {
      failed = error !== null;
      json = body;
    });
    if (failed) throw new HttpProblem('not-json');
    return json;
  };
}

function readRequest(json: unknown): SocketRequest {
  const read = socketRequestSchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'message';
  throw badRequest(place, issue as Issue | undefined);
}

/** Returns the id of a request, even of an invalid one, so that a refusal can contain it; null if it has none. */
const idOf = (json: unknown): number | null => {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return Number.isSafeInteger(id) ? (id as number) : null;
};

/**
 * The WebSocket for programs that play many moves. The plugin is registered only for this route; any other route
 * responds to an upgrade request over HTTP.
 */
export async function socketRoute(app: App, deps: HttpDeps): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxBody, maxFragments: 256 },
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'WebSocket error'),
  });
  const readJson = jsonReader(app);

  /** Returns a function that responds to every request. As over HTTP, a refusal is a problem. */
  function answerer(session: SocketSession, request: FastifyRequest, count: (amount: number) => void) {
    const catalogue = deps.catalogueFor(request.headers['accept-language']);
    return async (text: string): Promise<string> => {
      let json: unknown;
      try {
        json = readJson(text);
        const asked = readRequest(json);
        return `{"id":${asked.id},"result":${await session.handle(asked)}}`;
      } catch (error) {
        const problem = problemOf(error as FastifyError | HttpProblem);
        if (faults.has(problem.code)) count(socketCost.refusal);
        if (problem.code === 'server-error') request.log.error({ err: error }, 'A WebSocket request failed');
        return JSON.stringify({
          id: idOf(json),
          problem: problemBody(catalogue, problem.code, problem.parts),
        });
      }
    };
  }

  app.route({
    method: 'GET',
    url: '/socket',
    config: { limit: 'streams' },
    exposeHeadRoute: false,
    schema: {
      tags: ['play'],
      operationId: 'openSocket',
      summary: 'WebSocket for programs: moves and streams of many tables on one connection',
      description: 'The messages are described by AsyncAPI at `/api/v1/asyncapi.json`.',
      response: { default: z.undefined().meta({ description: 'The connection is a WebSocket now' }) },
    },
    preHandler: async (request) => {
      if (!request.ws) return;
      deps.counted.take('received', request, 0);
      request.socket.once('close', deps.openStreams.admit(request));
    },
    handler: async () => {
      throw new HttpProblem('upgrade-required');
    },
    wsHandler: (socket, request) => {
      const session = new SocketSession(deps, request, (text) => connection.push(text));
      const take = deps.counted.counter('received', request);
      const answer = answerer(session, request, (amount) => connection.count(amount));
      const connection = new SocketConnection(socket, request.socket, {
        answer: (text) => deps.intake.answerMessage(request.ip, () => answer(text)),
        take(amount) {
          const isLeft = take(amount);
          if (!isLeft) deps.intake.noteCut(request.socket);
          return isLeft;
        },
      });
      deps.sockets.add(connection, isStillValid(deps.identify, request));
      socket.on('close', () => {
        deps.sockets.remove(connection);
        session.end();
      });
    },
  });
}
