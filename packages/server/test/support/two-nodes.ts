import { type Bus, type Hint, hintSchema } from '../../src/bus/bus.ts';
import { memoryDatabase } from './database.ts';
import { startTestServer, type TestServer, type TestServerSetup } from './test-server.ts';

export interface TwoNodes {
  readonly here: TestServer;
  readonly there: TestServer;
  /** Whether hints of each node reach the other. */
  hintsArrive: boolean;
  /** All hints of both nodes. */
  readonly hints: readonly Hint[];
  close(): Promise<void>;
}

/** Two nodes in this process, with one database and connected buses. */
export async function twoNodes(setup: TestServerSetup = {}): Promise<TwoNodes> {
  const database = await memoryDatabase();
  const shared = { ...database, exclusive: false, close: async () => {} };
  const listeners: ((hint: Hint) => void)[] = [];
  const bus = (own: number): Bus => ({
    publish: (hint) => {
      // As with NATS, fields that the schema does not know are lost.
      const received = hintSchema.parse(JSON.parse(JSON.stringify(hint)));
      nodes.hints.push(received);
      if (nodes.hintsArrive) listeners[1 - own]?.(received);
    },
    onHint: (listener) => {
      listeners[own] = listener;
    },
    isUp: () => true,
    close: async () => {},
  });
  const nodes = { hintsArrive: true, hints: [] as Hint[] };
  const here = await startTestServer({ ...setup, database: shared, bus: bus(0) });
  const there = await startTestServer({ ...setup, database: shared, bus: bus(1) });
  return Object.assign(nodes, {
    here,
    there,
    close: async () => {
      await here.close();
      await there.close();
      await database.close();
    },
  });
}
