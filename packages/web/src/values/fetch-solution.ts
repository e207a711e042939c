import type { SolutionFiles } from '@dicehall/strategy';
import { base } from '../app/address.ts';
import { keptFile } from './kept-file.ts';

/** Set by the build: the URLs of the shipped solutions in the folder of the page, by name, with a hash of their dependencies. */
declare const __SOLUTIONS__: Readonly<Record<string, string>>;

/** Passes bytes on and reports their share of the total. */
function counting(all: number, onShare: (share: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(bytes, controller) {
      passed += bytes.length;
      if (all > 0) onShare(Math.min(1, passed / all));
      controller.enqueue(bytes);
    },
  });
}

/**
 * The shipped solutions. Each one is loaded on first use and works offline from then on.
 * @param onShare receives the loaded share, from 0 to 1
 */
export const solutionFiles =
  (onShare: (share: number) => void = () => undefined): SolutionFiles =>
  async (name) => {
    const address = __SOLUTIONS__[name];
    if (address === undefined) return null;
    return keptFile(base + address, 'solutions', async ({ body, headers }) => {
      if (body === null) return null;
      const bytes = body
        .pipeThrough(counting(Number(headers.get('content-length')), onShare))
        .pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>);
      return new Uint8Array(await new Response(bytes).arrayBuffer());
    });
  };
