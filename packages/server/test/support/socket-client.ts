import { expect } from 'vitest';
import { WebSocket } from 'ws';
import {
  type SocketMessage,
  type SocketResponse,
  socketMessageSchema,
  socketResponseSchema,
} from '../../src/protocol/index.ts';

/** A WebSocket client. */
export interface SocketClient {
  readonly responses: readonly SocketResponse[];
  readonly messages: readonly SocketMessage[];
  /** Resolves to the close code when the connection is closed. */
  readonly closed: Promise<number>;
  send(request: unknown): void;
  /** Sends text unchanged. */
  sendText(text: string): void;
  /** Resolves with all responses when this many have arrived. */
  untilResponses(count: number): Promise<readonly SocketResponse[]>;
  /** Resolves with the first message of a table with this event. */
  untilMessage(table: string, event: SocketMessage['event'], count?: number): Promise<SocketMessage>;
  readonly raw: WebSocket;
  close(): void;
}

/** Opens a WebSocket. Rejects with the HTTP status if the server refuses it. */
export function openSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<SocketClient> {
  const raw = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`, { headers });
  const responses: SocketResponse[] = [];
  const messages: SocketMessage[] = [];
  const waiting = new Set<() => void>();
  raw.on('message', (data) => {
    const message = JSON.parse(String(data)) as SocketResponse | SocketMessage;
    const schema = 'event' in message ? socketMessageSchema : socketResponseSchema;
    expect(schema.parse(message)).toEqual(message);
    if ('event' in message) messages.push(message);
    else responses.push(message);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => raw.once('close', resolve));
  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const client: SocketClient = {
    responses,
    messages,
    closed,
    raw,
    send: (request) => raw.send(JSON.stringify(request)),
    sendText: (text) => raw.send(text),
    untilResponses: (count) => until(() => (responses.length >= count ? responses : undefined)),
    untilMessage: (table, event, count = 1) =>
      until(
        () => messages.filter((message) => message.table === table && message.event === event)[count - 1],
      ),
    close: () => raw.close(),
  };
  return new Promise((resolve, reject) => {
    raw.once('open', () => resolve(client));
    raw.once('unexpected-response', (_request, response) => reject(response.statusCode));
    raw.once('error', reject);
  });
}
