import { z } from 'zod';

const table = z.string();

/** A message between nodes. It is only a hint: a node that misses it finds the change in the log a little later. */
export const hintSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('written'), table, seq: z.number() }),
  z.object({
    kind: z.literal('here'),
    table,
    node: z.string(),
    /** The ids of the players who are connected to the node. */
    people: z.array(z.string()).readonly(),
    watchers: z.number(),
    /** For each player who is not connected: the time when the player was last seen. */
    seen: z.record(z.string(), z.number()).readonly(),
    /** The players in `seen` who disconnected at that time. Earlier versions do not send this field. */
    left: z.array(z.string()).readonly().optional(),
    /** The time since when the node has followed the table. */
    from: z.number(),
  }),
  /** A ping of a player whose stream is at another node. */
  z.object({ kind: z.literal('ping'), table, person: z.string(), within: z.number().nullable() }),
  z.object({ kind: z.literal('who'), table, node: z.string() }),
  z.object({ kind: z.literal('changed'), table }),
  z.object({ kind: z.literal('sheet'), sheet: z.string() }),
  z.object({
    kind: z.literal('counted'),
    counts: z.array(z.tuple([z.string(), z.string(), z.number()]).readonly()).readonly(),
  }),
  z.object({ kind: z.literal('person'), person: z.string(), change: z.number().nullable() }),
]);
export type Hint = z.infer<typeof hintSchema>;

/** Sends hints between nodes. Publishing a hint never blocks. */
export interface Bus {
  publish(hint: Hint): void;
  onHint(listener: (hint: Hint) => void): void;
  isUp(): boolean;
  close(): Promise<void>;
}

export const localBus = (): Bus => ({
  publish: () => {},
  onHint: () => {},
  isUp: () => true,
  close: async () => {},
});
