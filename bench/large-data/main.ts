import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../scripts/build-all';
import { say } from '../../scripts/terminal';
import { type DemoApi, fillPage, startDemoApi } from '../demo-api';
import { median } from '../report';
import { type Figures, load } from '../unit-list/load';
import { addressesOf } from './addresses';
import { keepFigures } from './figures';
import { buildIndexes, dropIndexes } from './indexes';
import { scansDuring } from './scans';

// Does a full house slow anybody down? The same investor reads everything from a database with the demo accounts alone,
// and from one with 10,000 investors, 100,000 units and 2 million bookings beside them.

const MOST_RATIO = 1.5;
const GENERATED = 'investor4711@example.org';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    // One pause of the server delays an answer on each of the eight connections. It must not be the p99 by itself, as it is of 400.
    requests: { type: 'string', default: '1000' },
  },
});
const WARM_UP_REQUESTS = 400;

const script = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Each read once by an investor of the demo and by one of the many. */
async function readAll(api: DemoApi): Promise<void> {
  for (const email of ['lena.hoffmann@example.com', 'max.krueger@example.com', GENERATED]) {
    const cookie = await api.signIn(email);
    for (const address of await addressesOf(api.address, cookie)) {
      const answer = await fetch(`${api.address}${address}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${address} of ${email} ended with ${answer.status}.`);
      await answer.arrayBuffer();
    }
  }
}

type Ratio = { address: string; small: number; large: number; ratio: number };
type Side = { api: DemoApi; cookie: string; address: string };

/** What the same investor may read of both; some ids were drawn when an API was started first. */
async function sidesOf(api: DemoApi): Promise<Side[]> {
  const cookie = await api.signIn('lena.hoffmann@example.com');
  const addresses = await addressesOf(api.address, cookie);
  return addresses.map((address) => ({ api, cookie, address }));
}

async function compare(small: Side, large: Side): Promise<Ratio> {
  const of = (
    { api, cookie, address }: Side,
    requests = Number(values.requests),
  ): Promise<Figures> =>
    load({ name: address, url: `${api.address}${address}`, cookie, pid: api.pid }, requests);
  // Each connection prepares its statements, and V8 compiles the route.
  for (const side of [small, large]) await of(side, WARM_UP_REQUESTS);
  const rounds: { small: number; large: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Another side begins in every round.
    const first = round % 2 === 0 ? await of(small) : undefined;
    const second = await of(large);
    const other = first ?? (await of(small));
    rounds.push({ small: other.p99, large: second.p99 });
  }
  return {
    address: small.address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…'),
    small: median(rounds.map((round) => round.small)),
    large: median(rounds.map((round) => round.large)),
    ratio: median(rounds.map((round) => round.large / round.small)),
  };
}

await buildAll(['api']);
const started: DemoApi[] = [];
const start = async (name: string, port: number): Promise<DemoApi> => {
  const api = await startDemoApi(name, port);
  started.push(api);
  return api;
};
try {
  const small = await start('bench-small', 4393);
  const large = await start('bench-large', 4394);
  await small.run(fillPage, 'vacuum analyze');
  say('filling the large database');
  const sql = ['portfolio.sql', 'people.sql', 'ledger.sql'].map(script);
  await large.run(
    fillPage,
    // Row by row the ledger's and the audit log's own checks would take hours.
    "set session_replication_role = 'replica'",
    "set work_mem = '256MB'",
    "set maintenance_work_mem = '512MB'",
    dropIndexes,
    ...sql,
    buildIndexes,
    keepFigures,
    'vacuum analyze',
  );
  await large.run(
    `update investors set password_hash = (select password_hash from investors where email like 'lena.%') where email = '${GENERATED}'`,
  );
  say('filled');
  await readAll(large);
  const scans = await scansDuring(large.databaseUrl, () => readAll(large));
  say(
    scans.length === 0
      ? 'no large table was read from end to end'
      : `read from end to end: ${scans.map(({ table, scans: n }) => `${table} ${n}×`).join(', ')}`,
  );

  const [few, many] = [await sidesOf(small), await sidesOf(large)];
  const ratios: Ratio[] = [];
  for (const [place, side] of few.entries()) {
    const other = many[place];
    if (!other || many.length !== few.length) throw new Error('The investor is not the same.');
    ratios.push(await compare(side, other));
  }
  for (const { address, small: alone, large: full, ratio } of ratios) {
    process.stdout.write(
      `${address.padEnd(36)} p99 ${alone.toFixed(1).padStart(7)} ms   large ${full.toFixed(1).padStart(7)} ms   ratio ${ratio.toFixed(2)}\n`,
    );
  }
  if (scans.length > 0 || ratios.some(({ ratio }) => ratio > MOST_RATIO)) process.exitCode = 1;
} finally {
  for (const api of started) await api.stop();
}
