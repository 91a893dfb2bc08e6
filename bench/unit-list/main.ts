import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../../scripts/build-all';
import { say } from '../../scripts/terminal';
import { fillPage, startDemoApi } from '../demo-api';
import { median } from '../report';
import { cpuTime } from './cpu-time';
import { type Figures, load, type Side } from './load';

const ports = { api: 4390, baseline: 4391 };
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    requests: { type: 'string', default: '1500' },
    /** The investor with more than 200 units instead of the one with 24. */
    large: { type: 'boolean', default: false },
  },
});
/** What the API may take of what the bare server takes. */
const MOST = { cpuPerRequest: 1.1, p99: 1.5 };
const rounds = Number(values.rounds);
const requests = Number(values.requests);
/** Until V8 has compiled what comes with every request; before, all is a multiple of what it is later. */
const WARM_UP = 4000;

/** @param user id of the investor who will ask */
async function startBaseline(databaseUrl: string, user: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(import.meta.dirname, 'baseline-server.ts'),
      databaseUrl,
      String(ports.baseline),
      user,
    ],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  await once(child, 'message');
  return child;
}

await buildAll(['api']);
const api = await startDemoApi('bench-api', ports.api);
let baseline: ChildProcess | undefined;
try {
  await api.run(fillPage, 'vacuum analyze');
  const cookie = await api.signIn(
    values.large ? 'max.krueger@example.com' : 'lena.hoffmann@example.com',
  );
  const session = await fetch(`${api.address}/auth/`, { headers: { cookie } });
  const { investor_id } = (await session.json()) as { investor_id: string };
  baseline = await startBaseline(api.databaseUrl, investor_id);
  const side = (name: string, port: number, path: string, pid = 0): Side => ({
    name,
    url: `http://localhost:${port}${path}`,
    cookie,
    cpuTime: () => cpuTime(pid),
  });
  const sides = [
    side('api', ports.api, '/units', api.pid),
    side('node http + pg', ports.baseline, '/', baseline.pid),
  ] as const;
  for (const one of sides) await load(one, WARM_UP);
  const results: [Figures, Figures][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Another side begins in every round.
    const first = round % 2;
    const a = await load(sides[first as 0 | 1], requests);
    const b = await load(sides[(1 - first) as 0 | 1], requests);
    results.push(first === 0 ? [a, b] : [b, a]);
    say(`round ${round + 1} of ${rounds}`);
  }
  for (const key of ['cpuPerRequest', 'p50', 'p99', 'perSecond'] as const) {
    const ours = median(results.map(([own]) => own[key]));
    const theirs = median(results.map(([, other]) => other[key]));
    const ratio = median(results.map(([own, other]) => own[key] / other[key]));
    process.stdout.write(
      `${key.padEnd(14)} api ${ours.toFixed(3).padStart(9)}   node http + pg ${theirs.toFixed(3).padStart(9)}   ratio ${ratio.toFixed(2)}\n`,
    );
    if ((key === 'cpuPerRequest' || key === 'p99') && ratio > MOST[key]) process.exitCode = 1;
  }
} finally {
  baseline?.kill();
  await api.stop();
}
