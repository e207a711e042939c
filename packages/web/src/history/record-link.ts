import { err, type MatchRecord, ok, type Result, readRecordText, recordIn } from '@dicehall/engine';
import { linkTo } from '../app/address.ts';

/** The prefix of a fragment that contains a record: `#record=1.` and deflated JSON, or `#record=0.` and plain JSON. */
const mark = '#record=';
/** The maximum number of characters of a record. A record of a thousand turns takes about half a megabyte. */
const mostCharacters = 4_000_000;

const toText = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // Unpacking stops here, because a few characters can unpack to gigabytes.
    if (length > mostCharacters) throw new RangeError('Too much in a link');
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Writes a record as a URL fragment. Browsers never send fragments to a server. */
export async function recordToFragment(record: MatchRecord): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(record));
  if (typeof CompressionStream === 'undefined') return `${mark}0.${toText(plain)}`;
  return `${mark}1.${toText(await throughStream(plain, new CompressionStream('deflate-raw')))}`;
}

export const recordLink = async (record: MatchRecord): Promise<string> =>
  linkTo(`/replay${await recordToFragment(record)}`);

export type LinkProblem = 'damaged' | 'elsewhere' | 'not-there' | 'offline';

/** Reads the JSON in a fragment, which is not yet validated as a record. Null if the fragment contains no record. */
export async function recordOfFragment(fragment: string): Promise<Result<unknown, LinkProblem> | null> {
  if (!fragment.startsWith(mark)) return null;
  const [, packing, text = ''] = /^#record=([01])\.([\w-]+)$/.exec(fragment) ?? [];
  try {
    const bytes = toBytes(text);
    const plain =
      packing === '0' ? bytes : await throughStream(bytes, new DecompressionStream('deflate-raw'));
    const json = readRecordText(new TextDecoder().decode(plain));
    return json.ok ? json : err('damaged');
  } catch {
    return err('damaged');
  }
}

/**
 * Fetches a record from a URL of this site such as `/api/v1/tables/…/record`.
 * @param address absolute or relative; URLs of other sites are refused
 */
export async function fetchRecord(address: string): Promise<Result<unknown, LinkProblem>> {
  if (!URL.canParse(address, location.origin)) return err('damaged');
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return err('elsewhere');
  try {
    const response = await fetch(url);
    const raw: unknown = response.ok ? await response.json().catch(() => null) : null;
    if (raw === null) return err('not-there');
    return ok(recordIn(raw));
  } catch {
    return err('offline');
  }
}
