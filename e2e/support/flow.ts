import { type Browser, test as base, request } from '@playwright/test';
import { beginSession, type InvestorName } from './investors';
import { origins } from './origins';

export { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
type SessionOf = (name: InvestorName, baseURL: string) => Promise<StorageState>;

async function isLive(storageState: StorageState): Promise<boolean> {
  const api = await request.newContext({ storageState });
  const answer = await api.get(`${origins.api}/auth/`);
  await api.dispose();
  return answer.ok();
}

/**
 * What every flow is written with. Flows lie in packages that know no Playwright, so they take it from here; and all
 * have the same fixtures, so that a worker is not started anew between two files.
 *
 * Nobody is signed in, or with `test.use({ user: 'lena' })` she is from the start. All of a worker share one session
 * for each investor, so none of them may sign out. It is another one where the many sessions of an investor that flows
 * begin by themselves have ended it.
 */
export const test = base.extend<{ user: InvestorName | null }, { sessionOf: SessionOf }>({
  user: [null, { option: true }],
  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<InvestorName, StorageState>();
      await use(async (name, baseURL) => {
        const known = sessions.get(name);
        if (known && (await isLive(known))) return known;
        const context = await browser.newContext({ baseURL });
        await beginSession(context, name);
        const session = await context.storageState();
        sessions.set(name, session);
        await context.close();
        return session;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ user, sessionOf, baseURL }, use) => {
    await use(user ? await sessionOf(user, baseURL ?? '') : undefined);
  },
});
