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

const QUIET_MS = 500;
const LOOK_MS = 100;

export type TrafficWatch = {
  counted: () => Traffic;
  /** Resolves once nothing has been on the way for half a second. */
  quiet: () => Promise<void>;
};

/** Counts from now on. */
export async function watchTraffic(session: CDPSession): Promise<TrafficWatch> {
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  const open = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url);
    open.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    if (encodedDataLength > 0) sizes.set(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await session.send('Network.enable');

  const kb = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) / 1000;
  return {
    counted: () => {
      const ids = [...sizes.keys()];
      const scripts = ids.filter((id) => urls.get(id)?.split('?')[0]?.endsWith('.js'));
      return { requests: ids.length, kb: kb(ids), scriptKb: kb(scripts) };
    },
    quiet: async () => {
      for (let quietMs = 0; quietMs < QUIET_MS; quietMs += LOOK_MS) {
        await new Promise((done) => setTimeout(done, LOOK_MS));
        if (open.size > 0) quietMs = -LOOK_MS;
      }
    },
  };
}
