import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { buildAll } from '../scripts/build-all';
import { chromiumPath } from '../scripts/chromium';
import { root } from '../scripts/packages';
import { fail, say } from '../scripts/terminal';
import { PASSWORD } from './demo-api';
import { buildMonolith } from './monolith/build';
import { startPortals } from './portals';
import { type Round, summary, table } from './report';
import { FIRST_PATH, origins, type Variant, variants } from './variants';
import { type Visit, visit } from './visit';

const BUDGET_MS = 240_000;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  fail(`--runs must be a whole number, not "${values.runs}"`);

async function annasCookies(browser: Browser) {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${origins.federated}/login`);
  await page.locator('input[type=email]').fill('anna.becker@example.com');
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(origins.federated + FIRST_PATH);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

type Cookies = Awaited<ReturnType<typeof annasCookies>>;

/** One visit each; another variant begins in every round. */
async function measure(browser: Browser, cookies: Cookies, index: number): Promise<Round> {
  const visits: Partial<Record<Variant, Visit>> = {};
  for (const [offset] of variants.entries()) {
    const variant = variants[(index + offset) % variants.length] as Variant;
    visits[variant] = await visit(browser, origins[variant], cookies);
  }
  return visits as Round;
}

async function measureAll(browser: Browser): Promise<Round[]> {
  const cookies = await annasCookies(browser);
  await measure(browser, cookies, 0);
  const rounds: Round[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < runs; index += 1) {
    const spent = performance.now() - startedAt;
    if (index > 0 && spent + spent / index > BUDGET_MS) {
      say(`the time is used up after ${index} rounds`);
      break;
    }
    rounds.push(await measure(browser, cookies, index));
    say(`round ${index + 1} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
  }
  return rounds;
}

function save(rounds: readonly Round[], load: readonly number[]): string {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'first-screen.json');
  const report = { at: new Date().toISOString(), load, summary: summary(rounds), rounds };
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
  return file;
}

async function main(): Promise<void> {
  await buildAll();
  say('building the monolith');
  const stop = await startPortals(await buildMonolith());
  try {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    const loadBefore = loadavg()[0] ?? 0;
    const rounds = await measureAll(browser).finally(() => browser.close());
    const load = [loadBefore, loadavg()[0] ?? 0];
    process.stdout.write(`\n${table(summary(rounds))}\n\n`);
    say(
      `medians of ${rounds.length} rounds; load ${load.map((value) => value.toFixed(1)).join(' to ')} on ${cpus().length} cores`,
    );
    say(`every visit: ${save(rounds, load)}`);
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
