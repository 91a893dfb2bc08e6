import { chosen } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { exportsOf } from '../../src/exports-of';
import { openFiles } from '../../src/platform/files/open-files';
import { removeOrphans } from '../../src/platform/files/orphans';
import { killsAtRandom } from '../kill-seed';
import { postgresPids, signal } from '../postgres-pids';
import { killServer } from '../server-process';
import { converse } from './conversation';
import { errorsIn, forgetLimits, type Installation, install } from './installation';
import type { WriteLine } from './line';
import { writeLines } from './lines';
import { printFigures } from './print-figures';
import { runLines, stopLines } from './running-lines';
import { signedInInvestors } from './signed-in';

jest.setTimeout(900_000);

const KILLS = chosen(2, 40);
/** Every so many times the database is killed with the API, as when the machine fails. */
const WITH_DATABASE = chosen(2, 3);
/** Every so many times, the last one among them, all is read that was ever written. */
const VERIFIED = chosen(2, 5);
/** Of the line that is chosen, before the kill; the others are anywhere. */
const MOST_WRITES = 12;

let here: Installation;
beforeAll(async () => {
  here = await install();
});
afterEach(stopLines);
afterAll(() => here.close());

async function kill(withDatabase: boolean): Promise<void> {
  const pids = withDatabase ? await here.asOwner((_, url) => postgresPids(url)) : [];
  const killed = killServer(here.api());
  signal(pids, 'SIGKILL');
  await killed;
}

/** Mails that count as sent, and were not. */
const findUnsent = () =>
  here.asOwner(async (db) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from mail_outbox where sent_at is not null`,
    );
    const arrived = here.arrived();
    return rows.filter(({ id }) => !arrived.has(id));
  });

/** Files and rows that name one, once the sweep has been. */
const countFiles = () =>
  here.asOwner(async (db) => {
    const sources = { filesUrl: null, filesKey: null, filesKeyFile: null };
    const { files } = await openFiles({ dataDir: here.dataDir, ...sources });
    await removeOrphans(db, files, await exportsOf('files'), new Date(Date.now() + 7_200_000));
    let stored = 0;
    for await (const _ of files.list('')) stored += 1;
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from documents`);
    return { stored, named: rows[0]?.n };
  });

test(`after each of ${KILLS} kills the API starts by itself, nothing that was acknowledged is lost, and nothing is half done`, async () => {
  const random = killsAtRandom('The API killed');
  let slowestStart = await here.start();
  const conversation = converse(here.port);
  const investors = await here.asOwner((db) => signedInInvestors(db, conversation, 3));
  const lines = writeLines(conversation, investors);
  const logged: Record<string, unknown>[] = [];
  for (let kills = 1; kills <= KILLS; kills += 1) {
    await here.asOwner(forgetLimits);
    const line = lines[Math.floor(random() * lines.length)] as WriteLine;
    const enough = line.acknowledged + (line.heavy ? 1 : Math.ceil(random() * MOST_WRITES));
    const running = runLines(lines);
    await running.until(() => line.acknowledged >= enough);
    conversation.mayBreak(true);
    const stopped = running.stop();
    await kill(kills % WITH_DATABASE === 0);
    await stopped;
    logged.push(...(await here.api().ended).lines);
    conversation.mayBreak(false);

    slowestStart = Math.max(slowestStart, await here.start());
    for (const each of lines) await each.check();
    // What is wrong stays so: the later look finds it, too.
    const everything = kills % VERIFIED === 0;
    const faults = await (everything ? here.findFaults() : here.findHalves());
    const lost = lines.flatMap((each) => each.lost);
    const { wrong } = conversation.tally;
    expect({ kills, lost, faults, wrong }).toEqual({ kills, lost: [], faults: [], wrong: [] });
  }
  printFigures(`API killed ${KILLS} times`, lines, conversation, { start: slowestStart });
  expect(await findUnsent()).toEqual([]);
  const { stored, named } = await countFiles();
  expect(stored).toBe(named);
  expect(errorsIn(logged)).toEqual([]);
});
