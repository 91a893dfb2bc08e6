import type { DemoApi } from '../demo-api';
import { median } from '../report';
import { load } from '../unit-list/load';
import { OWNERS } from './fill';

const READS = ['/units', '/dashboard'] as const;

/** Requests a second of two builds on the same rows, taken one after the other in each round. */
export async function compareBuilds(
  own: DemoApi,
  older: DemoApi,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<void> {
  for (const units of [4, 250] as const) {
    const cookies = {
      own: await own.signIn(OWNERS[units]),
      older: await older.signIn(OWNERS[units]),
    };
    for (const read of READS) {
      const ask = (api: DemoApi, cookie: string) =>
        load(
          { name: read, url: `${api.address}${read}`, cookie, cpuTime: () => 0 },
          Math.ceil(requests / 4),
        );
      const results: [number, number][] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = await ask(older, cookies.older);
        results.push([(await ask(own, cookies.own)).perSecond, before.perSecond]);
      }
      const ratio = median(results.map(([now, before]) => now / before));
      process.stdout.write(
        `${read.padEnd(12)} ${String(units).padStart(6)} units   ${median(results.map(([now]) => now)).toFixed(0)} a second, before ${median(results.map(([, before]) => before)).toFixed(0)}: × ${ratio.toFixed(1)}\n`,
      );
    }
  }
}
