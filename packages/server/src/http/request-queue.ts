import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Store } from '../store/index.ts';
import { Allowance } from './allowance.ts';
import { networkOf, OpenCounts } from './limits.ts';
import type { NodeDeps } from './node-deps.ts';
import type { PendingResponses } from './parse-errors.ts';

/**
 * The maximum number of requests and messages of one address that start per second. After a pause, `burst` of them
 * may start at once.
 */
const rate = { perSecond: 400, burst: 80 } as const;
/**
 * The maximum number of requests of one address that run at the same time. An embedded database executes one statement
 * at a time, so more requests would only make others wait.
 */
const maxRunning = { shared: 6, embedded: 2 } as const;
/** The maximum number of waiting requests of one address. */
const maxWaiting = 1000;
/** The maximum number of pending requests on one connection. Browsers and proxies wait for each response. */
const maxPipelined = 64;
/**
 * The maximum number of connections of one address, and of its unfinished responses. Each needs a file handle. A
 * quarter of them may be streams.
 */
const maxOpen = 2000;
/** The number of connections cut by the server in a minute after which it refuses the address until the next. */
const maxCuts = 10;
/** The interval at which waiting requests are started, in milliseconds. */
const tick = 10;
/** The number of addresses above which the queue forgets idle ones. */
const maxRemembered = 10_000;

interface Client {
  tokens: number;
  /** The time at which `tokens` was last filled up, in milliseconds. */
  at: number;
  running: number;
  readonly waiting: Start[];
}

type Start = (done: () => void) => void;

/**
 * Starts the requests of each address in order, within the limits of `rate` and `maxRunning`, so that no address can
 * delay the others.
 */
export class RequestQueue {
  readonly #clients = new Map<string, Client>();
  readonly #waiting = new Set<Client>();
  readonly #maxRunning: number;
  #timer: NodeJS.Timeout | null = null;

  constructor(database: keyof typeof maxRunning) {
    this.#maxRunning = maxRunning[database];
  }

  /**
   * Runs a request when it is its turn.
   * @param start calls `done` when its work no longer counts as running
   */
  run(address: string, start: Start): void {
    const client = this.#clientAt(address);
    client.waiting.push(start);
    this.#startNext(client);
  }

  isFull(address: string): boolean {
    return this.#clientAt(address).waiting.length >= maxWaiting;
  }

  #clientAt(address: string): Client {
    const known = this.#clients.get(address);
    if (known !== undefined) return known;
    if (this.#clients.size >= maxRemembered) this.#forget();
    const client: Client = { tokens: rate.burst, at: performance.now(), running: 0, waiting: [] };
    this.#clients.set(address, client);
    return client;
  }

  #forget(): void {
    for (const [address, client] of this.#clients) {
      this.#fill(client);
      if (client.running === 0 && client.tokens === rate.burst) this.#clients.delete(address);
    }
  }

  #fill(client: Client): void {
    const now = performance.now();
    client.tokens = Math.min(rate.burst, client.tokens + ((now - client.at) * rate.perSecond) / 1000);
    client.at = now;
  }

  #startNext(client: Client): void {
    this.#fill(client);
    while (client.running < this.#maxRunning && client.tokens >= 1) {
      const start = client.waiting.shift();
      if (start === undefined) break;
      client.tokens -= 1;
      client.running += 1;
      let isDone = false;
      start(() => {
        if (isDone) return;
        isDone = true;
        // An embedded database responds without a pause. `setImmediate` lets the server read the requests of others
        // first.
        setImmediate(() => {
          client.running -= 1;
          if (client.waiting.length > 0) this.#startNext(client);
        });
      });
    }
    if (client.waiting.length === 0) this.#waiting.delete(client);
    else this.#waiting.add(client);
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => this.#tick(), tick);
  }

  #tick(): void {
    this.#timer = null;
    for (const client of this.#waiting) this.#startNext(client);
  }
}

/** Returns the address of a request before routing: that of the connection, or the one that trusted proxies report. */
function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const own = socket.remoteAddress ?? '';
  if (trustProxy === 0) return own;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [own, ...forwarded.map((one) => one.trim()).reverse()].filter((one) => one !== '');
  return hops[Math.min(trustProxy, hops.length - 1)] ?? own;
}

type IntakeDeps = Pick<NodeDeps, 'limits' | 'trustProxy' | 'now' | 'onCut'> & {
  readonly store: Pick<Store, 'exclusive'>;
};

/** Receives requests and connections before any route, and closes connections that would only delay others. */
export class Intake {
  readonly #queue: RequestQueue;
  readonly #deps: IntakeDeps;
  readonly #pending: PendingResponses;
  readonly #cuts = new Allowance(maxCuts);
  readonly #running = new WeakMap<IncomingMessage, () => void>();
  readonly #connections = new OpenCounts();
  readonly #responses = new OpenCounts();

  constructor(deps: IntakeDeps, pending: PendingResponses) {
    this.#deps = deps;
    this.#pending = pending;
    this.#queue = new RequestQueue(deps.store.exclusive ? 'embedded' : 'shared');
  }

  /** Closes a connection immediately. After many such closures, its address cannot connect for a while. */
  cut(socket: Socket & { readonly parser?: { onIncoming: () => number } }): void {
    this.noteCut(socket);
    // Without this, Node makes an error for each remaining request of the packet, which takes up to half a second. The
    // parser is not part of Node's documented API. If it is missing, closing only takes longer.
    if (socket.parser !== undefined) socket.parser.onIncoming = () => 0;
    socket.destroy();
  }

  noteCut({ remoteAddress = '' }: Socket): void {
    this.#deps.onCut();
    // The connections of a proxy belong to many clients, so they are not counted.
    if (this.#deps.trustProxy === 0) this.#cuts.take(networkOf(remoteAddress), this.#deps.now());
  }

  readonly onConnection = (socket: Socket): void => {
    const { limits, now, trustProxy } = this.#deps;
    // The connections of a proxy belong to many clients.
    if (!limits || trustProxy > 0) return;
    const address = networkOf(socket.remoteAddress ?? '');
    if (this.#connections.of(address) >= maxOpen || !this.#cuts.isLeft(address, now())) socket.destroy();
    else socket.once('close', this.#connections.add(address));
  };

  /** Passes requests to a handler when it is their turn. */
  listener(handler: RequestListener): RequestListener {
    const { limits, trustProxy } = this.#deps;
    return (request, response) => {
      const { socket } = request;
      const address = networkOf(addressOf(request, trustProxy));
      const isOver = limits && (this.#queue.isFull(address) || this.#responses.of(address) >= maxOpen);
      if (this.#pending.count(socket) >= maxPipelined || isOver) {
        this.cut(socket);
        return;
      }
      this.#pending.add(socket, response);
      if (!limits) {
        handler(request, response);
        return;
      }
      response.once('close', this.#responses.add(address));
      this.#queue.run(address, (done) => {
        if (socket.destroyed) {
          done();
          return;
        }
        this.#running.set(request, done);
        response.once('close', done);
        handler(request, response);
      });
    };
  }

  /** Responds to a WebSocket message when it is its turn. */
  answerMessage(ip: string, answer: () => Promise<string>): Promise<string> {
    if (!this.#deps.limits) return answer();
    return new Promise((resolve) => {
      this.#queue.run(networkOf(ip), (done) => {
        void answer().then((text) => {
          done();
          resolve(text);
        });
      });
    });
  }

  /** Lets the next request of the same address start, because the given request now only waits for its client. */
  answered(request: IncomingMessage): void {
    this.#running.get(request)?.();
  }
}
