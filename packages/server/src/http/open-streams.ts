import type { FastifyRequest } from 'fastify';
import { clientOf } from './limits.ts';
import { HttpProblem } from './problems.ts';

/** Streams and WebSockets that one person, or one address without a person, may hold open at once. */
const maxOpen = { person: 20, address: 200 } as const;

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
    const key = clientOf(request);
    const count = this.#open.get(key) ?? 0;
    const max = request.person === null ? maxOpen.address : maxOpen.person;
    if (this.#limited && count >= max) throw new HttpProblem('too-many-streams');
    this.#open.set(key, count + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left === 0) this.#open.delete(key);
      else this.#open.set(key, left);
    };
  }
}
