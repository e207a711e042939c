import type { BrowserContext, Page } from 'playwright-core';

/** The messages of workers that the page has not received yet. */
interface HeldMessages {
  readonly held: { readonly kind: string; readonly deliver: () => void }[];
}

/**
 * Holds the news about questions of a kind, or only their answers, until a test releases them. The test then does not
 * depend on the speed of the machine.
 */
export const holdNews = (
  context: BrowserContext,
  kind: string,
  what: 'all' | 'answers' = 'all',
): Promise<unknown> =>
  context.addInitScript(
    ([kind, what]) => {
      const held: HeldMessages['held'] = [];
      Object.assign(window, { held });
      const ids = new Set<number>();
      window.Worker = class extends Worker {
        override postMessage(question: { readonly id: number; readonly kind: string }): void {
          if (question.kind === kind) ids.add(question.id);
          super.postMessage(question);
        }
        override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
          super.addEventListener(type, (event) => {
            const deliver = () =>
              typeof listener === 'function' ? listener(event) : listener.handleEvent(event);
            const data = event instanceof MessageEvent ? event.data : null;
            const isHeld = ids.has(data?.id) && (what === 'all' || data.news.kind !== 'progress');
            if (isHeld) held.push({ kind: data.news.kind, deliver });
            else deliver();
          });
        }
      };
    },
    [kind, what] as const,
  );

/** Waits for a held message of a kind, then delivers all messages up to and including it, the oldest first. */
export async function releaseMessage(page: Page, kind: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as HeldMessages).held.some((one) => one.kind === wanted),
    kind,
  );
  await page.evaluate((wanted) => {
    const { held } = window as unknown as HeldMessages;
    const until = held.findIndex((one) => one.kind === wanted);
    for (const one of held.splice(0, until + 1)) one.deliver();
  }, kind);
}
