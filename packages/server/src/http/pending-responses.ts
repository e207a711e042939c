import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks the responses that each connection still waits for. A client may pipeline requests; an error about bytes that
 * follow them must come after their responses, or the client takes it for the response to its first request.
 */
export class PendingResponses {
  /** In the order of their requests. */
  readonly #pending = new WeakMap<Socket, Set<ServerResponse>>();

  track(server: Server): void {
    server.prependListener('request', this.#add);
  }

  readonly #add = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const pending = this.#pending.get(socket) ?? new Set();
    this.#pending.set(socket, pending.add(response));
    response.once('close', () => pending.delete(response));
  };

  /** The last response that this connection will still get. */
  last(socket: Socket): ServerResponse | undefined {
    // An incomplete request gets no response unless one was started before it was complete.
    return [...(this.#pending.get(socket) ?? [])].findLast(
      ({ req, headersSent }) => req.complete || headersSent,
    );
  }
}
