import type { BrowserContext, Page } from 'playwright-core';

/** What a worker said, kept back from the page. */
interface OnPage {
  readonly keptBack: { readonly kind: string; readonly handOn: () => void }[];
}

/**
 * Keeps back what workers say of a kind until a test hands it on: work takes as long as a machine takes, so a test says
 * when it has come how far.
 */
export const keepBack = (context: BrowserContext, kind: string): Promise<unknown> =>
  context.addInitScript((kind) => {
    const keptBack: OnPage['keptBack'] = [];
    Object.assign(window, { keptBack });
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        super.addEventListener(type, (event) => {
          const hear = () => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event));
          const said = event instanceof MessageEvent ? event.data : null;
          if (said?.kind === kind) keptBack.push({ kind: said.state?.kind ?? kind, handOn: hear });
          else hear();
        });
      }
    };
  }, kind);

/** Hands on what was kept back, the oldest first, up to the first of a kind; waits until there is one. */
export async function handOn(page: Page, kind: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as OnPage).keptBack.some((one) => one.kind === wanted),
    kind,
  );
  await page.evaluate((wanted) => {
    const { keptBack } = window as unknown as OnPage;
    const until = keptBack.findIndex((one) => one.kind === wanted);
    for (const one of keptBack.splice(0, until + 1)) one.handOn();
  }, kind);
}
