import { pino } from 'pino';
import { type RunningEdge, startEdge } from './start';
import { aConfig, builtHost } from './testing/host-dir';
import { aPortal, publish } from './testing/publication';
import { type SilentSource, silentSource } from './testing/silent-source';

const log = pino({ level: 'silent' });
const { hostDir } = builtHost();
/** Far below what a source is given to answer (pull.ts). */
const PROMPT_MS = 5_000;

let edge: RunningEdge | undefined;
let silent: SilentSource;

beforeEach(async () => {
  silent = await silentSource();
});
afterEach(async () => {
  await edge?.stop();
  silent.close();
});

const unitsFrom = (source: string) => ({ name: 'units', source, areas: ['/my-units'] });
const status = (path: string) => fetch(`${edge?.origin}${path}`).then(({ status }) => status);

async function msOf(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

/** What `/readyz` says as soon as it says something else. */
async function readiness(until: (answer: { remotes: { version: string }[] }) => boolean) {
  for (;;) {
    const answer = await (await fetch(`${edge?.origin}/readyz`)).json();
    if (until(answer)) return answer;
  }
}

test('a source that never answers holds up neither the login nor the end', async () => {
  const config = aConfig({ remotes: [unitsFrom(silent.url)] });
  const ms = await msOf(async () => {
    edge = await startEdge(config, hostDir, log);
    expect(await status('/login')).toBe(200);
  });
  expect(ms).toBeLessThan(PROMPT_MS);
  await silent.asked;
  expect(await msOf(async () => edge?.stop())).toBeLessThan(PROMPT_MS);
  await silent.left();
});

test('an edge with an empty store is ready once every source was asked', async () => {
  const remotes = [
    unitsFrom(publish(aPortal())),
    { name: 'faq', source: silent.url, areas: ['/faq'] },
  ];
  edge = await startEdge(aConfig({ remotes }), hostDir, log);
  const { remotes: said } = await readiness(({ remotes: [units] }) => units?.version === '1.0.0');
  expect(said[1]).toEqual({ name: 'faq', version: null, build: null, refused: null });
  expect(await status('/readyz')).toBe(503);
  silent.close();
  const answer = await readiness(
    ({ remotes: [, faq] }) => (faq as { refused?: string })?.refused !== null,
  );
  expect(answer.status).toBe('ok');
  expect(await status('/readyz')).toBe(200);
});

test('an edge that has something of every remote is ready at once', async () => {
  const config = aConfig({ remotes: [unitsFrom(publish(aPortal()))] });
  edge = await startEdge(config, hostDir, log);
  await readiness(({ remotes: [units] }) => units?.version === '1.0.0');
  await edge.stop();
  edge = await startEdge({ ...config, remotes: [unitsFrom(silent.url)] }, hostDir, log);
  expect(await status('/readyz')).toBe(200);
  expect(await status('/my-units')).toBe(200);
});

test('a taken port is one clear line', async () => {
  edge = await startEdge(aConfig(), hostDir, log);
  const port = Number(new URL(edge.origin).port);
  await expect(startEdge(aConfig({ port }), hostDir, log)).rejects.toThrow(
    `Port ${port} is taken. Set PORTAL_PORT to a free one.`,
  );
});
