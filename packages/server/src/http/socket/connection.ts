import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { socketCost } from '../limits.ts';

/** The number of pending requests above which the server stops reading from the connection. */
const maxPending = 256;
/** The number of bytes unread by the client above which the server reads no requests and disconnects subscribers. */
const maxUnread = 1024 * 1024;

/** The close code of RFC 6455 for each reason. */
export const closeCodes = { stopping: 1001, gone: 1008, 'too-many-requests': 1008 } as const;

/** The time in milliseconds for which a client that is being disconnected can still read the reason. */
const goodbyeTime = 1000;

interface Slot {
  text: string | null;
}

/** One WebSocket connection. It responds to requests in order and limits what waits in memory. */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #raw: Socket;
  readonly #answer: (request: string) => Promise<string>;
  readonly #take: (amount: number) => boolean;
  readonly #pending: Slot[] = [];
  #corked = false;
  #alive = true;
  #closing: keyof typeof closeCodes | null = null;

  /**
   * @internal The types of `ws` are not installed with the package.
   * @param answer responds to a request; must never reject
   * @param take counts input in messages; returns false if it exceeds the limit
   */
  constructor(
    socket: WebSocket,
    raw: Socket,
    { answer, take }: { answer: (request: string) => Promise<string>; take: (amount: number) => boolean },
  ) {
    this.#socket = socket;
    this.#raw = raw;
    this.#answer = answer;
    this.#take = take;
    raw.on('data', ({ length }: Buffer) => {
      this.#alive = true;
      this.count(length / socketCost.bytes);
    });
    socket.on('message', (data) => {
      if (this.count(1)) this.#receive(String(data));
    });
    socket.on('ping', () => this.count(socketCost.ping));
    socket.on('pong', () => this.count(1));
    raw.on('drain', () => this.#readOrWait());
  }

  /** Counts messages. If the client sends too many, disconnects it and returns false. */
  count(amount: number): boolean {
    if (this.#closing === 'too-many-requests') return false;
    if (this.#take(amount)) return true;
    this.#closing = 'too-many-requests';
    this.#pending.length = 0;
    this.#closeWhenDone();
    this.#readNoMore();
    return false;
  }

  /** Stops reading, and discards what has already been read: up to 64 KB, possibly thousands of messages. */
  #readNoMore(): void {
    this.#socket.pause();
    this.#raw.removeAllListeners('data');
    // Stops the receiver, an undocumented part of `ws`. Otherwise `ws` would parse the rest of the packet in vain,
    // which takes milliseconds per connection. The documented `allowSynchronousEvents` would make every move a seventh
    // more expensive.
    const { _receiver } = this.#socket as { readonly _receiver?: { _loop: boolean } };
    if (_receiver !== undefined) _receiver._loop = false;
    setTimeout(() => {
      // Empties the buffer, which `ws` would otherwise parse now.
      this.#raw.read();
      this.#socket.terminate();
    }, goodbyeTime).unref();
  }

  #receive(request: string): void {
    if (this.#closing !== null) return;
    const slot: Slot = { text: null };
    this.#pending.push(slot);
    this.#readOrWait();
    void this.#answer(request).then((text) => {
      slot.text = text;
      this.#sendReady();
    });
  }

  #sendReady(): void {
    for (let text = this.#pending[0]?.text; text != null; text = this.#pending[0]?.text) {
      this.#pending.shift();
      this.#send(text);
    }
    this.#readOrWait();
    this.#closeWhenDone();
  }

  #send(text: string): void {
    // Writes all available responses at once, because a batch of moves is committed together.
    if (!this.#corked) {
      this.#corked = true;
      this.#raw.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#raw.uncork();
      });
    }
    this.#socket.send(text);
  }

  #readOrWait(): void {
    if (this.#closing === 'too-many-requests') return;
    const full = this.#pending.length >= maxPending || this.#socket.bufferedAmount > maxUnread;
    if (full && !this.#socket.isPaused) this.#socket.pause();
    else if (!full && this.#socket.isPaused) this.#socket.resume();
  }

  #closeWhenDone(): void {
    if (this.#closing !== null && this.#pending.length === 0)
      this.#socket.close(closeCodes[this.#closing], this.#closing);
  }

  /** Sends a message other than a response. A client that does not read is disconnected. */
  push(text: string): void {
    if (this.#socket.bufferedAmount > maxUnread) this.#socket.terminate();
    else this.#send(text);
  }

  /**
   * Pings the client, or disconnects it if it has sent nothing since the last ping. While requests are waiting, a pong
   * may not have been read yet.
   */
  ping(): void {
    if (!this.#alive && this.#pending.length === 0) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  /** Accepts no more requests, and closes the connection after responding to the earlier ones. */
  close(reason: keyof typeof closeCodes): void {
    this.#closing ??= reason;
    this.#closeWhenDone();
  }
}

export class Sockets {
  /** The open connections. Each has a function that checks whether its person and token are still valid. */
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
  async dropInvalid(): Promise<void> {
    for (const [connection, mayStay] of this.#open) if (!(await mayStay())) connection.close('gone');
  }

  closeAll(): void {
    for (const connection of this.#open.keys()) connection.close('stopping');
  }
}
