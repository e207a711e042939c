import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy that can drop packets like a failing network, so that neither side notices. */
export interface TcpProxy {
  readonly port: number;
  /** Stops forwarding on the open connections. New connections work. */
  drop(): void;
  /** Stops forwarding on all connections, including new ones, until `resume` is called. */
  hang(): void;
  resume(): void;
  /** Delays the first responses on the next new connection, each by its number of milliseconds. */
  delayNext(delays: readonly number[]): void;
  close(): void;
}

export function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let hanging = false;
  let delays: readonly number[] = [];
  const server = createServer((client) => {
    client.on('error', () => {});
    open.add(client);
    if (hanging) return;
    const upstream = connect(target, '127.0.0.1');
    open.add(upstream);
    upstream.on('error', () => client.destroy());
    const ahead = [...delays];
    delays = [];
    const late = new Transform({
      transform(response, _encoding, forward) {
        const ms = ahead.shift();
        if (ms === undefined) forward(null, response);
        else setTimeout(forward, ms, null, response);
      },
    });
    client.pipe(upstream).pipe(late).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const drop = () => {
    for (const socket of open) {
      socket.unpipe().pause();
      socket.removeAllListeners('close');
    }
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        drop,
        hang() {
          hanging = true;
          drop();
        },
        resume() {
          hanging = false;
        },
        delayNext(of) {
          delays = of;
        },
        close() {
          for (const socket of open) socket.destroy();
          server.close();
        },
      });
    });
  });
}
