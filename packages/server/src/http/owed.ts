import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers of one connection that are not wholly sent, in the order of their requests. */
type Open = Set<ServerResponse>;

/**
 * Which answers connections are owed. A program may send its next request before it has its answer; whatever is said
 * about that one comes after it, or the program takes it for the answer to what it asked first.
 */
export class Owed {
  readonly #open = new WeakMap<Socket, Open>();

  /** Follows every request of a server. */
  watch(server: Server): void {
    server.prependListener('request', this.#note);
  }

  readonly #note = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const open = this.#open.get(socket) ?? new Set();
    this.#open.set(socket, open.add(response));
    response.once('close', () => open.delete(response));
  };

  /** The last answer that this connection still gets; undefined if there is none. */
  last(socket: Socket): ServerResponse | undefined {
    // Whoever did not send the whole of a request gets no answer to it, unless that was given before.
    return [...(this.#open.get(socket) ?? [])].findLast(
      ({ req, headersSent }) => req.complete || headersSent,
    );
  }
}
