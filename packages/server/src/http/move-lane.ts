import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Hall } from '../hall/hall.ts';
import type { Person } from '../protocol/index.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import { movePlayedText, plain } from './routes/plain-move.ts';
import type { WhoAsks } from './who.ts';

export interface LaneNeeds {
  readonly hall: Hall;
  readonly whoAsks: WhoAsks;
  readonly now: () => number;
  /** May this person play one more move now? */
  readonly admit: (person: Person) => boolean;
  /** What every answer of the API says besides its content. */
  readonly headers: Readonly<Record<string, string>>;
  /** Is told of every answer, with how long it took in seconds. */
  readonly onAnswered: (seconds: number) => void;
}

/** A connection that is silent for so long is closed, as HTTP's are: in milliseconds. */
const mostSilent = 72_000;
/** So much may wait at a connection: bytes that came while a move was on its way, and answers that nobody reads. */
const mostWaiting = 64 * 1024;

/** One connection on which so far nothing came but plain moves. */
class Lane {
  readonly #socket: Socket;
  readonly #needs: LaneNeeds;
  readonly #head: () => string;
  readonly #leave: (lane: Lane) => void;
  readonly #toHttp: (socket: Socket) => void;
  #waiting: Buffer | null = null;
  #busy = false;
  #closing = false;

  constructor(
    socket: Socket,
    needs: LaneNeeds,
    ways: {
      readonly head: () => string;
      readonly leave: (lane: Lane) => void;
      readonly toHttp: (socket: Socket) => void;
    },
  ) {
    this.#socket = socket;
    this.#needs = needs;
    this.#head = ways.head;
    this.#leave = ways.leave;
    this.#toHttp = ways.toHttp;
    socket.setTimeout(mostSilent);
    socket.on('data', this.#onData).on('end', this.#onEnd).on('timeout', this.#onTimeout);
    socket.on('error', this.#onError).on('close', this.#onClose);
  }

  readonly #onData = (chunk: Buffer): void => {
    if (!this.#busy) {
      this.#take(chunk);
      return;
    }
    this.#waiting = this.#waiting === null ? chunk : Buffer.concat([this.#waiting, chunk]);
    if (this.#waiting.length > mostWaiting) this.#socket.destroy();
  };
  readonly #onEnd = (): void => {
    if (this.#busy) this.#closing = true;
    else this.#socket.end();
  };
  readonly #onTimeout = (): void => void this.#socket.destroy();
  readonly #onError = (): void => {};
  readonly #onClose = (): void => this.#leave(this);

  #take(chunk: Buffer): void {
    const request = readPlainRequest(chunk, plain.body);
    if (request === null) {
      this.#handOver(chunk);
      return;
    }
    this.#busy = true;
    void this.#play(request).then(
      (text) => this.#answer(text, chunk),
      () => this.#answer(null, chunk),
    );
  }

  /** What the move is answered with; null when it is not simply accepted. */
  async #play({ table, headers, body }: PlainRequest): Promise<string | null> {
    const { hall, whoAsks, admit, now, onAnswered } = this.#needs;
    const began = now();
    const person = await whoAsks(headers);
    if (person === null || !admit(person)) return null;
    const played = await hall.play(table, person.id, body, null);
    if (!played.ok) return null;
    const { seq, repeated, room } = played.value;
    onAnswered((now() - began) / 1000);
    return movePlayedText({ seq, repeated, snapshot: hall.snapshot(room, person.id) });
  }

  #answer(text: string | null, asked: Buffer): void {
    this.#busy = false;
    if (this.#socket.destroyed) return;
    // Nothing was changed by it: HTTP's own way decides it again, and says why not.
    if (text === null) this.#handOver(asked);
    else this.#send(text);
  }

  #send(text: string): void {
    const socket = this.#socket;
    const length = Buffer.byteLength(text);
    const answer = `${this.#head()}content-length: ${length}\r\n\r\n${text}`;
    socket.write(answer, length === text.length ? 'latin1' : 'utf8');
    if (this.#closing) socket.end();
    else if (socket.writableLength > mostWaiting) socket.destroy();
    else this.#goOn();
  }

  #goOn(): void {
    const next = this.#waiting;
    this.#waiting = null;
    if (next !== null) this.#take(next);
  }

  /** Gives the connection to HTTP for good, as if nothing of what is unread had been looked at. */
  #handOver(chunk: Buffer): void {
    const socket = this.#socket;
    this.#leave(this);
    socket.setTimeout(0);
    socket.off('data', this.#onData).off('end', this.#onEnd).off('timeout', this.#onTimeout);
    socket.off('error', this.#onError).off('close', this.#onClose);
    socket.unshift(this.#waiting === null ? chunk : Buffer.concat([chunk, this.#waiting]));
    this.#toHttp(socket);
  }

  /** Lets go of the connection, when the move that is on its way is answered. */
  close(): void {
    this.#closing = true;
    if (!this.#busy) this.#socket.destroy();
  }
}

/** The first lines of an answer; the date is the same for a second. */
function headOf(headers: LaneNeeds['headers'], now: () => number): () => string {
  const lines = { ...headers, 'content-type': 'application/json; charset=utf-8' };
  const fixed = Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const after = `connection: keep-alive\r\nkeep-alive: timeout=${mostSilent / 1000}\r\n`;
  let second = -1;
  let head = '';
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      second = current;
      head = `HTTP/1.1 200 OK\r\n${fixed}date: ${new Date(second * 1000).toUTCString()}\r\n${after}`;
    }
    return head;
  };
}

/**
 * A short way for plain moves, before HTTP's own: programs that play post nothing else, move after move on one
 * connection, and HTTP's general way costs several times what the move does. It answers accepted moves only. Whatever is
 * not plain, or not accepted, goes the general way with its connection, from its first byte. See docs/adr/011.
 * @returns how to let go of the connections that are in the lane
 */
export function openMoveLane(server: Server, needs: LaneNeeds): () => void {
  const lanes = new Set<Lane>();
  const head = headOf(needs.headers, needs.now);
  const general = server.listeners('connection');
  let closed = false;
  const toHttp = (socket: Socket) => {
    for (const listener of general) listener.call(server, socket);
  };
  const leave = (lane: Lane) => void lanes.delete(lane);
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (closed) toHttp(socket);
    else lanes.add(new Lane(socket, needs, { head, leave, toHttp }));
  });
  return () => {
    closed = true;
    for (const lane of [...lanes]) lane.close();
  };
}
