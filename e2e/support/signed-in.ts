import { type Browser, test as base } from '@playwright/test';
import { type InvestorName, signIn } from './investors';

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
type SessionOf = (name: InvestorName, baseURL: string) => Promise<StorageState>;

/**
 * Tests whose page is signed in from the start: `test.use({ reader: 'lena' })`, null for a visitor. All of a worker
 * share one session for each investor, so none of them may sign out.
 */
export const test = base.extend<{ reader: InvestorName | null }, { sessionOf: SessionOf }>({
  reader: ['anna', { option: true }],
  // What a worker answers cannot be held back.
  serviceWorkers: 'block',
  sessionOf: [
    async ({ browser }, use) => {
      const sessions = new Map<InvestorName, StorageState>();
      await use(async (name, baseURL) => {
        const known = sessions.get(name);
        if (known) return known;
        const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
        await signIn(await context.newPage(), name);
        const session = await context.storageState();
        sessions.set(name, session);
        await context.close();
        return session;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ reader, sessionOf, baseURL }, use) => {
    await use(reader ? await sessionOf(reader, baseURL ?? '') : undefined);
  },
});
