import { type StreamMessage, streamMessageSchema } from '../protocol/index.ts';
import type { Api } from './api.ts';

/**
 * The messages of a table's stream. One that this client cannot read is null.
 * @param since the number of the last event that was seen; null to begin with a snapshot
 * @throws Error where the stream cannot be opened or breaks off
 */
export async function* tableMessages(
  api: Api,
  table: string,
  since: number | null,
  signal: AbortSignal,
  onBegin?: () => void,
): AsyncGenerator<StreamMessage | null> {
  const from = since === null ? '' : `?since=${since}`;
  const response = await api.request(`/tables/${table}/events${from}`, {
    headers: { accept: 'application/x-ndjson' },
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`The stream was refused: ${response.status}`);
  onBegin?.();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + decoder.decode(value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') continue;
      const read = streamMessageSchema.safeParse(JSON.parse(line));
      yield read.success ? read.data : null;
    }
  }
}
