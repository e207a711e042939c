import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy that can drop connections as a failing network does: neither side learns of it. */
export interface TcpProxy {
  readonly port: number;
  /** Forwards nothing more on the connections that are open; new ones work. */
  drop(): void;
  /** Forwards nothing on new connections either, until `resume`. */
  hang(): void;
  resume(): void;
  /** Forwards the first responses on the next new connection late, each by its number of milliseconds. */
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
