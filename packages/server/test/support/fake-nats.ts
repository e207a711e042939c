import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A server that understands as much of the NATS protocol as the bus uses. */
export interface FakeNats {
  readonly url: string;
  /** Sends a text to all subscribers. */
  send(text: string): void;
  /** Resolves when this many connections have subscribed. */
  subscribed(count: number): Promise<void>;
  /** Ends all connections. */
  drop(): void;
  close(): Promise<void>;
}

export async function fakeNats(port = 0): Promise<FakeNats> {
  const subjects = new Map<Socket, string>();
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      subjects.delete(socket);
    });
    const info = { server_id: 'fake', version: '2.10.0', proto: 1, headers: true, max_payload: 1_000_000 };
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
    let echoes = true;
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n');
      rest = lines.pop() ?? '';
      for (let at = 0; at < lines.length; at += 1) {
        const [verb, ...words] = (lines[at] ?? '').split(' ');
        if (verb === 'CONNECT') echoes = (JSON.parse(words.join(' ')) as { echo?: boolean }).echo !== false;
        if (verb === 'PING') socket.write('PONG\r\n');
        if (verb === 'SUB') subjects.set(socket, words[0] ?? '');
        if (verb !== 'PUB') continue;
        if (at + 1 === lines.length) {
          rest = `${lines[at]}\r\n${rest}`;
          continue;
        }
        at += 1;
        for (const other of sockets) if (other !== socket || echoes) tell(other, words[0], lines[at] ?? '');
      }
    });
  });
  const tell = (socket: Socket, subject: string | undefined, text: string) => {
    if (subjects.get(socket) === subject)
      socket.write(`MSG ${subject} 1 ${Buffer.byteLength(text)}\r\n${text}\r\n`);
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `nats://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    send(text) {
      for (const [socket, subject] of subjects) tell(socket, subject, text);
    },
    async subscribed(count) {
      while (subjects.size < count) await new Promise((resolve) => setImmediate(resolve));
    },
    drop,
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
