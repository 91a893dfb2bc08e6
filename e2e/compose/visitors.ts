import { apiOrigin, portalOrigin } from './stack';

const paths = [
  `${portalOrigin}/home`,
  `${portalOrigin}/dashboard`,
  `${portalOrigin}/registry.json`,
  `${apiOrigin}/articles/1`,
];

export type Visitors = {
  /** Ends them. @returns how many requests there were, and those that were not answered with 200 */
  end: () => Promise<{ asked: number; failed: string[] }>;
};

/**
 * Asks for documents, the registry and public data until told to stop, a few at a time.
 * @param session cookies of somebody who asks for their units as well
 */
export function startVisitors(session: readonly { name: string; value: string }[] = []): Visitors {
  let running = true;
  let asked = 0;
  const failed: string[] = [];
  const headers = { cookie: session.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const visit = async (url: string) => {
    while (running) {
      asked += 1;
      const status = await fetch(url, { headers }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message}`,
      );
      // The first ones say what is wrong.
      if (status !== 200 && failed.length < 20)
        failed.push(`${new Date().toISOString()} ${url} ${status}`);
    }
  };
  const urls = session.length > 0 ? [...paths, `${apiOrigin}/units`] : paths;
  const all = Promise.all(urls.map(visit));
  return {
    end: async () => {
      running = false;
      await all;
      process.stdout.write(`       ${asked} requests, ${failed.length} failed\n`);
      return { asked, failed };
    },
  };
}
