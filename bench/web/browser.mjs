// Opens the browser of the tests, with the processor and the network throttled as by Chrome's developer tools.
export { openBrowser } from '../../e2e/browser.mjs';

/** "Slow 4G" of Chrome's developer tools: bytes per second, and milliseconds of latency per request. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

export async function slowDown(page, { processor = 1, network = false }) {
  const session = await page.context().newCDPSession(page);
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  return session;
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
