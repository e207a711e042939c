import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type Hint, hintSchema } from './bus.ts';

const subject = 'dicehall.hints';

function readHint(message: Msg): Hint | null {
  try {
    const hint = hintSchema.safeParse(message.json());
    return hint.success ? hint.data : null;
  } catch {
    return null;
  }
}

/**
 * Connects to NATS in the background and reconnects automatically. While it is disconnected, hints are dropped; nodes
 * still read the log.
 */
export async function natsBus(url: string, onError: (error: unknown) => void): Promise<Bus> {
  let listener: (hint: Hint) => void = () => {};
  let connection: NatsConnection | null = null;
  let up = false;
  let closed = false;

  async function trackStatus(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') up = false;
      if (status.type === 'reconnect') up = true;
    }
  }

  async function open(): Promise<void> {
    while (!closed) {
      try {
        const nats = await connect({
          servers: url,
          name: 'dicehall',
          noEcho: true,
          timeout: 2000,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 250,
        });
        connection = nats;
        up = true;
        void trackStatus(nats);
        nats.subscribe(subject, {
          callback: (error, message) => {
            const hint = error === null ? readHint(message) : null;
            if (hint !== null) listener(hint);
          },
        });
        return;
      } catch (error) {
        onError(error);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  const opening = open();
  // A node starts even if NATS does not respond.
  await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, 2500).unref())]);

  return {
    publish(hint) {
      if (!up || connection === null) return;
      try {
        connection.publish(subject, JSON.stringify(hint));
      } catch (error) {
        onError(error);
      }
    },
    onHint: (onHint) => {
      listener = onHint;
    },
    isUp: () => up,
    async close() {
      closed = true;
      up = false;
      await connection?.close().catch(onError);
    },
  };
}
