import type { MovePlayed, SocketResponse } from '../../src/protocol/index.ts';
import { openSocket, type SocketClient } from './socket-client.ts';
import { startTestServer, type TestClient, type TestServer } from './test-server.ts';

/** A server with limits and its WebSocket clients. */
export interface SocketServer {
  readonly testServer: TestServer;
  readonly address: string;
  readonly open: Set<SocketClient>;
  socketOf(client: TestClient, headers?: Readonly<Record<string, string>>): Promise<SocketClient>;
  /** Starts a match of Threes for one player, in which `roll` and `bank` are always legal in turn. */
  tableOf(client: TestClient): Promise<string>;
  close(): Promise<void>;
}

export async function startSocketServer(): Promise<SocketServer> {
  const testServer = await startTestServer({ limits: true });
  const address = await testServer.server.app.listen({ host: '127.0.0.1', port: 0 });
  const open = new Set<SocketClient>();
  return {
    testServer,
    address,
    open,
    async socketOf(client, headers = {}) {
      const socket = await openSocket(address, { ...client.headers, ...headers });
      open.add(socket);
      return socket;
    },
    async tableOf(client) {
      // The clock advances, because a person may open only twelve tables a minute.
      testServer.now += 10_000;
      const id = await client.open({ game: 'threes', seats: 1 });
      await client.call('POST', `/tables/${id}/start`);
      return id;
    },
    async close() {
      for (const socket of open) socket.raw.terminate();
      await testServer.close();
    },
  };
}

export const move = (id: number, on: string, seq: number, type = 'roll') => ({
  id,
  type: 'move',
  table: on,
  seq,
  move: { type },
});
export const codeOf = (response: SocketResponse | undefined): string | undefined =>
  response !== undefined && 'problem' in response ? response.problem.code : undefined;
export const playedOf = (response: SocketResponse | undefined): MovePlayed | undefined =>
  response !== undefined && 'result' in response ? (response.result ?? undefined) : undefined;
