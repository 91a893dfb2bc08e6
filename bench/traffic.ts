import type { CDPSession } from '@playwright/test';

/** What went over the network: cached answers are left out, headers are counted. */
export type Traffic = { requests: number; kb: number; scriptKb: number };

/** The "mobile" profile: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, a quarter of this machine's speed. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Counts from now on; the returned function tells what has been counted. */
export async function watchTraffic(session: CDPSession): Promise<() => Traffic> {
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) sizes.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  const kb = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) / 1000;
  return () => {
    const ids = [...sizes.keys()];
    const scripts = ids.filter((id) => urls.get(id)?.split('?')[0]?.endsWith('.js'));
    return { requests: ids.length, kb: kb(ids), scriptKb: kb(scripts) };
  };
}
