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

/** Asks for documents, the registry and public data until told to stop, a few at a time. */
export function startVisitors(): Visitors {
  let running = true;
  let asked = 0;
  const failed: string[] = [];
  const visit = async (url: string) => {
    while (running) {
      asked += 1;
      const status = await fetch(url).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message}`,
      );
      if (status !== 200) failed.push(`${url} ${status}`);
    }
  };
  const all = Promise.all(paths.map(visit));
  return {
    end: async () => {
      running = false;
      await all;
      return { asked, failed };
    },
  };
}
