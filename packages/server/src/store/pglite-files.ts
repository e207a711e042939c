import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that PGlite does not declare. */
interface FileSystem {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

/** The error number of WebAssembly's system interface for a failed read or write. */
const ioError = 29;
/**
 * The error codes for files that cannot be synced, such as folders on some file systems. PostgreSQL ignores these
 * errors too.
 */
const notSyncable: ReadonlySet<unknown> = new Set(['EBADF', 'EINVAL', 'EISDIR', 'EPERM']);

/**
 * The file system of an embedded database. Unlike PGlite's own file system, it obeys requests to wait for the disk.
 * @param sync waits until the content of an open file is on disk
 */
export class SyncedFiles extends NodeFS {
  readonly #sync: (file: number) => void;

  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addSync = (module: unknown) => {
      (module as FileSystem).NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          this.#sync(nfd);
          return 0;
        } catch (error) {
          return notSyncable.has((error as NodeJS.ErrnoException).code) ? 0 : ioError;
        }
      };
    };
    const before = (emscriptenOpts.preRun ?? []) as ((module: unknown) => void)[];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, addSync] } as typeof emscriptenOpts };
  }
}

/**
 * Returns parameters without the one that turns off waiting for the disk, and with the only method of waiting that
 * PGlite supports.
 */
export const syncedParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
