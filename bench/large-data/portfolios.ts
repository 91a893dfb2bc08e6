import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DemoApi } from '../demo-api';
import { median } from '../report';
import { cpuTime, cpuTimeOfAll } from '../unit-list/cpu-time';
import { type Figures, load, type Side } from '../unit-list/load';
import { startBare } from './bare';
import { OWNERS } from './fill';

const PORT = 4397;
const WARM_UP = 400;
const READS = ['/units', '/units/…', '/dashboard', '/bookings'] as const;

type Read = (typeof READS)[number];
/**
 * What the API may take of what the bare server takes, the work of PostgreSQL included. Beside the rows of four units,
 * or of one, the session, the policies and what filters and pages need to know count for more than the rows.
 */
const mostOfBare = ({ read, units }: Pick<Measured, 'read' | 'units'>): number =>
  units < 100 || read === '/units/…' ? 3 : 1.5;
type Extent = { rounds: number; requests: number };
type Load = Extent & { connections: number | undefined };
type Measured = {
  read: Read;
  units: number;
  p50: number;
  p99: number;
  alone: number;
  bareP99: number;
  ofBare: number;
};

/** @returns process that has started all others of this database's server */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const [pid] = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    return Number(pid);
  } finally {
    await client.end();
  }
}

async function interleaved(api: Side, bare: Side, { rounds, requests, connections }: Load) {
  const ask = (side: Side, amount = requests) => load(side, amount, connections);
  for (const side of [api, bare]) await ask(side, Math.min(WARM_UP, requests));
  const results: { api: Figures; bare: Figures }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Another side begins in every round.
    const first = round % 2 === 0 ? await ask(api) : undefined;
    const other = await ask(bare);
    results.push({ api: first ?? (await ask(api)), bare: other });
  }
  return results;
}

async function measureOwner(
  api: DemoApi,
  units: number,
  email: string,
  extent: Extent,
): Promise<Measured[]> {
  const cookie = await api.signIn(email);
  const get = async (path: string) =>
    (await fetch(`${api.address}${path}`, { headers: { cookie } })).json();
  const { investor_id } = (await get('/auth/')) as { investor_id: string };
  const { items } = (await get('/units')) as { items: { unit_id: string }[] };
  const bare = await startBare(api.databaseUrl, PORT, investor_id);
  const postmaster = await postmasterOf(api.databaseUrl);
  const timeWith = (pid: number) => () => cpuTime(pid) + cpuTimeOfAll(postmaster);
  // A portfolio of thousands takes as much longer as it is larger, and eight at once longer than a statement may.
  const isHuge = units > 1000;
  const amount = isHuge ? Math.ceil(extent.requests / 50) : extent.requests;
  const connections = isHuge ? 1 : undefined;
  const measured: Measured[] = [];
  try {
    for (const read of READS) {
      const path = read.replace('…', items[0]?.unit_id ?? '');
      const own: Side = {
        name: read,
        url: `${api.address}${path}`,
        cookie,
        cpuTime: timeWith(api.pid),
      };
      const other: Side = {
        name: `${read}, bare`,
        url: encodeURI(`http://127.0.0.1:${PORT}${read}`),
        cookie,
        cpuTime: timeWith(bare.pid ?? 0),
      };
      const results = await interleaved(own, other, {
        ...extent,
        requests: amount,
        connections,
      });
      measured.push({
        read,
        units,
        p50: median(results.map((result) => result.api.p50)),
        p99: median(results.map((result) => result.api.p99)),
        bareP99: median(results.map((result) => result.bare.p99)),
        alone: (await load(own, Math.ceil(amount / 4), 1)).p99,
        ofBare: median(
          results.map((result) => result.api.cpuPerRequest / result.bare.cpuPerRequest),
        ),
      });
    }
  } finally {
    bare.kill();
  }
  return measured;
}

/** What portfolios of three sizes cost, beside the least that their rows cost. @returns whether it held */
export async function measurePortfolios(api: DemoApi, extent: Extent): Promise<boolean> {
  const all: Measured[] = [];
  for (const [units, email] of Object.entries(OWNERS)) {
    all.push(...(await measureOwner(api, Number(units), email, extent)));
  }
  for (const { read, units, p50, p99, alone, ofBare } of all) {
    process.stdout.write(
      `${read.padEnd(12)} ${String(units).padStart(6)} units   p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms   alone ${alone.toFixed(1).padStart(6)} ms   processor ${ofBare.toFixed(2)} × bare\n`,
    );
  }
  const growth = (of: (one: Measured) => number) => {
    const p99 = (units: number) => {
      const dashboard = all.find((one) => one.read === '/dashboard' && one.units === units);
      return dashboard ? of(dashboard) : Number.NaN;
    };
    return p99(250) / p99(4);
  };
  const [own, bare] = [growth(({ p99 }) => p99), growth(({ bareP99 }) => bareP99)];
  process.stdout.write(
    `/dashboard, 4 to 250 units: p99 × ${own.toFixed(2)}, bare × ${bare.toFixed(2)}\n`,
  );
  return own <= bare && all.every((one) => one.ofBare <= mostOfBare(one));
}
