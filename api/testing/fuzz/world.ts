import { sql } from 'drizzle-orm';
import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { fxRates } from '../../src/modules/fx-rates/fx-rates.table';
import { PASSWORD } from '../fixtures';
import { NOON } from '../portfolio';
import { buildTestApp, type TestApp } from '../test-app';
import { INVESTOR_ARTICLE, PUBLIC_ARTICLE, writeContent } from './content';
import { anOwner, type Owner, strangersThings, type Things } from './owners';
import { type FileName, sampleFiles } from './sample-files';

/** What requests are asked of, and in whose name. */
export type World = {
  portal: TestApp;
  owner: Owner;
  /** Of slots: `own.unit`, `foreign.unit`, `email`, … A preparation adds what its operation needs. */
  known: Things;
  files: Record<FileName, Buffer>;
  sessionToken: string;
  /** Signs the owner in anew. */
  renewSession: () => Promise<void>;
  /** Starts all counts of attempts again. */
  forgetAttempts: () => Promise<void>;
  close: () => Promise<void>;
};

const CURRENCIES = ['AED', 'EUR', 'USD', 'CHF', 'GBP'];

/** The app with an investor who owns something of every kind, and another one with things of their own. */
export async function aWorld(): Promise<World> {
  const portal = await buildTestApp({ now: NOON });
  const { db } = portal;
  const { owner, things } = await anOwner(portal);
  await writeContent(db);
  await db.insert(fxRates).values(
    CURRENCIES.flatMap((base) =>
      CURRENCIES.filter((quote) => quote !== base).map((quote) => ({ base, quote })),
    ).map((pair) => ({
      ...pair,
      rate: '1.25000000',
      as_of: '2026-01-01',
      source: 'manual' as const,
    })),
  );
  const world: World = {
    portal,
    owner,
    known: {
      email: owner.email,
      password: PASSWORD,
      code: '000000',
      token: newToken(),
      etag: '"none"',
      ...named('own', { ...things, article: PUBLIC_ARTICLE }),
      ...named('foreign', { ...(await strangersThings(portal)), article: INVESTOR_ARTICLE }),
    },
    files: await sampleFiles(),
    sessionToken: '',
    renewSession: async () => {
      world.sessionToken = newToken();
      await createSession(db, owner.id, world.sessionToken);
    },
    forgetAttempts: async () => {
      await db.execute(sql`delete from rate_limits`);
    },
    close: portal.close,
  };
  await world.renewSession();
  return world;
}

const named = (whose: string, things: Things): Things =>
  Object.fromEntries(Object.entries(things).map(([name, id]) => [`${whose}.${name}`, id]));

/** What the portal shows the owner. */
export const read = async ({ portal, sessionToken }: World, url: string) =>
  (
    await portal.anonymous.call({
      method: 'GET',
      url,
      headers: { cookie: `session=${sessionToken}` },
    })
  ).json();
