import type { FastifyRequest } from 'fastify';
import type { SocketRequest } from '../../protocol/index.ts';
import { movePlayedText } from '../../service/snapshot-text.ts';
import type { Frame } from '../../service/stream-frame.ts';
import type { HttpDeps } from '../deps.ts';
import { personOf } from '../identity.ts';
import { clientOf } from '../limits.ts';
import { playMove } from '../moves.ts';
import { HttpProblem } from '../problems.ts';
import { liveTableFor } from '../routes/responses.ts';

/** The maximum number of tables to which one connection may be subscribed. */
const maxSubscriptions = 100;

type Request<Type extends SocketRequest['type']> = Extract<SocketRequest, { type: Type }>;

/** The session of one WebSocket client, with the same functions and limits as the HTTP routes. */
export class SocketSession {
  readonly #deps: HttpDeps;
  readonly #upgrade: FastifyRequest;
  readonly #push: (text: string) => void;
  readonly #subscriptions = new Map<string, { ended: boolean; stop: () => void }>();

  /**
   * Starts a session.
   * @param upgrade the request that opened the WebSocket
   */
  constructor(deps: HttpDeps, upgrade: FastifyRequest, push: (text: string) => void) {
    this.#deps = deps;
    this.#upgrade = upgrade;
    this.#push = push;
  }

  /**
   * Handles one request.
   * @returns the result as JSON
   * @throws HttpProblem if the request is refused
   */
  async handle(request: SocketRequest): Promise<string> {
    switch (request.type) {
      case 'move': {
        const person = personOf(this.#upgrade);
        this.#deps.counted.take('written', this.#upgrade);
        const { table, seq, move, key } = request;
        return movePlayedText(await playMove(this.#deps, person, table, { seq, move }, key));
      }
      case 'subscribe':
        await this.#subscribe(request);
        return 'null';
      case 'unsubscribe':
        this.#unsubscribe(request.table);
        return 'null';
    }
  }

  async #subscribe({ table, since }: Request<'subscribe'>): Promise<void> {
    this.#deps.counted.takeOfPerson('streams', clientOf(this.#upgrade));
    this.#unsubscribe(table);
    if (this.#subscriptions.size >= maxSubscriptions) throw new HttpProblem('too-many-streams');
    const person = this.#upgrade.person?.id ?? null;
    const subscription = { ended: false, stop: () => {} };
    this.#subscriptions.set(table, subscription);
    const send = (frame: Frame) => {
      if (subscription.ended) return;
      this.#push(frame.ofTable(table));
      if (frame.event === 'bye') this.#unsubscribe(table);
    };
    try {
      const live = await liveTableFor(this.#deps, table, person);
      subscription.stop = await this.#deps.streams.listen(live, { person, send }, since ?? null);
    } catch (error) {
      this.#unsubscribe(table);
      throw error;
    }
    // The client may have unsubscribed or disconnected in the meantime.
    if (subscription.ended) subscription.stop();
  }

  #unsubscribe(table: string): void {
    const subscription = this.#subscriptions.get(table);
    if (subscription === undefined) return;
    this.#subscriptions.delete(table);
    subscription.ended = true;
    subscription.stop();
  }

  end(): void {
    for (const table of [...this.#subscriptions.keys()]) this.#unsubscribe(table);
  }
}
