import type { FastifyRequest } from 'fastify';
import { clientOf, networkOf } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** Streams and WebSockets that one person, or one address without a person, may hold open at once. */
const maxOpen = { person: 20, address: 200 } as const;
/** The same of one address, with and without a person. */
const maxOfAddress = 500;

export class OpenStreams {
  readonly #limited: boolean;
  readonly #open = new Map<string, number>();

  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /**
   * Counts one more.
   * @returns a function that counts it off; calling it again has no effect
   * @throws HttpProblem when the limit is reached
   */
  admit(request: FastifyRequest): () => void {
    const client = clientOf(request);
    const address = `from ${networkOf(request.ip)}`;
    const max = request.person === null ? maxOpen.address : maxOpen.person;
    if (this.#limited && (this.#count(client) >= max || this.#count(address) >= maxOfAddress))
      throw new HttpProblem('too-many-streams');
    const keys = [client, address];
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      for (const key of keys) {
        const left = this.#count(key) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}
