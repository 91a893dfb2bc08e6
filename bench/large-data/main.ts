import { parseArgs } from 'node:util';
import { buildAll } from '../../scripts/build-all';
import { say } from '../../scripts/terminal';
import { type DemoApi, fillPage, startDemoApi } from '../demo-api';
import { addressesOf } from './addresses';
import { compareBuilds } from './builds';
import { fillLarge, ONE_OF_MANY, OWNERS } from './fill';
import { compareHouses } from './fuller-house';
import { measurePortfolios } from './portfolios';
import { scansDuring } from './scans';

// Does a full house slow anybody down, and does a portfolio cost what its rows cost? Everything is read from a database
// with the demo accounts alone, and from one with 10,000 investors, 100,000 units and 2 million bookings beside them.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    // One pause of the server delays an answer on each of the eight connections. It must not be the p99 by itself, as it is of 400.
    requests: { type: 'string', default: '1000' },
    /** Folder of another checkout, whose API is built: its unit list and dashboard are asked for beside ours. */
    against: { type: 'string' },
    /** Only the portfolios. */
    portfolios: { type: 'boolean', default: false },
  },
});
const extent = { rounds: Number(values.rounds), requests: Number(values.requests) };

/** Each read once, by an investor of the demo and by those of the many. */
async function readAll(api: DemoApi): Promise<void> {
  const many = [ONE_OF_MANY, ...Object.values(OWNERS)];
  for (const email of ['lena.hoffmann@example.com', 'max.krueger@example.com', ...many]) {
    const cookie = await api.signIn(email);
    for (const address of await addressesOf(api.address, cookie)) {
      const answer = await fetch(`${api.address}${address}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${address} of ${email} ended with ${answer.status}.`);
      await answer.arrayBuffer();
    }
  }
}

await buildAll(['api']);
const started: DemoApi[] = [];
const start = async (name: string, port: number, checkout?: string): Promise<DemoApi> => {
  const api = await startDemoApi(name, port, checkout);
  started.push(api);
  return api;
};
try {
  const large = await start('bench-large', 4394);
  say('filling the large database');
  await fillLarge(large);
  say('filled');
  const held: boolean[] = [];
  if (values.against) {
    const older = await start('bench-older', 4396, values.against);
    await fillLarge(older);
    await compareBuilds(large, older, extent);
    await older.stop();
  }
  held.push(await measurePortfolios(large, extent));
  if (!values.portfolios) {
    const scans = await scansDuring(large.databaseUrl, () => readAll(large));
    say(
      scans.length === 0
        ? 'no large table was read from end to end'
        : `read from end to end: ${scans.map(({ table, scans: n }) => `${table} ${n}×`).join(', ')}`,
    );
    const small = await start('bench-small', 4393);
    await small.run(fillPage, 'vacuum analyze');
    held.push(scans.length === 0, await compareHouses(small, large, extent));
  }
  if (held.includes(false)) process.exitCode = 1;
} finally {
  for (const api of started) await api.stop();
}
