import { randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const namePattern = /^dicehall-[0-9a-f]{12}\.sock$/;
/** Attempts when another process tries at the same moment. */
const maxAttempts = 4;

/** Whether a process listens on a socket: the kernel accepts for it, even while it is suspended. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

function listen(path: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', reject);
    server.listen(path, () => resolve(() => server.close()));
  });
}

/**
 * Holds a folder for this process as long as it lives, in all containers of this machine. Each process first listens on a
 * Unix socket of its own in the folder and then looks whether another process listens there, so that of two at least one sees the
 * other. Unlike a process id, a socket is the same in every namespace, and it dies with its process.
 * @returns a function that releases the folder; null when another process holds it
 * @throws where the file system or the platform has no Unix sockets
 */
export async function holdFolder(folder: string): Promise<(() => void) | null> {
  // Paths of sockets have at most 107 bytes; that of a folder may be longer.
  const directory = process.platform === 'linux' ? openSync(folder, constants.O_RDONLY) : null;
  const base = directory === null ? folder : `/proc/self/fd/${directory}`;
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const own = `dicehall-${randomBytes(6).toString('hex')}.sock`;
      const close = await listen(join(base, own));
      const names = readdirSync(folder).filter((name) => namePattern.test(name));
      const alive = await Promise.all(names.map((name) => isAlive(join(base, name))));
      // Its own socket is missing if a process that held the folder meanwhile took it for a dead one.
      if (alive[names.indexOf(own)] === true && alive.filter(Boolean).length === 1) {
        for (const name of names) if (name !== own) rmSync(join(folder, name), { force: true });
        return () => {
          close();
          rmSync(join(folder, own), { force: true });
        };
      }
      close();
      rmSync(join(folder, own), { force: true });
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 100));
    }
    return null;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}
