import type { SocketConnection } from './connection.ts';

/** The open WebSockets of this node. */
export class Sockets {
  /** Each with the check whether its person and token are still valid. */
  readonly #open = new Map<SocketConnection, () => Promise<boolean>>();

  add(connection: SocketConnection, mayStay: () => Promise<boolean>): void {
    this.#open.set(connection, mayStay);
  }

  remove(connection: SocketConnection): void {
    this.#open.delete(connection);
  }

  ping(): void {
    for (const connection of this.#open.keys()) connection.ping();
  }

  /** Closes the connections of revoked tokens and deleted people. */
  async review(): Promise<void> {
    for (const [connection, mayStay] of this.#open) if (!(await mayStay())) connection.close('gone');
  }

  closeAll(): void {
    for (const connection of this.#open.keys()) connection.close('stopping');
  }
}
