type Job = { owner: string; start: () => void };

export type FairQueue = {
  /** @param patience ends the wait, not work that has begun @throws what `refuse` makes: too many wait, or it ended */
  run: <T>(owner: string, work: () => Promise<T>, patience?: AbortSignal) => Promise<T>;
};

type Limits = { running: number; waiting: number; refuse: () => Error };

/** So many at once, and one at a time of each owner: nobody's work keeps out the others'. */
export function fairQueue({ running, waiting, refuse }: Limits): FairQueue {
  const busy = new Set<string>();
  const line: Job[] = [];

  function startNext(): void {
    const index = busy.size < running ? line.findIndex(({ owner }) => !busy.has(owner)) : -1;
    const [job] = index < 0 ? [] : line.splice(index, 1);
    if (!job) return;
    busy.add(job.owner);
    job.start();
  }

  return {
    async run(owner, work, patience) {
      const free = busy.size < running && !busy.has(owner);
      if (!free && line.length >= waiting) throw refuse();
      await new Promise<void>((start, leave) => {
        const job = { owner, start };
        line.push(job);
        patience?.addEventListener('abort', () => {
          const index = line.indexOf(job);
          if (index < 0) return;
          line.splice(index, 1);
          leave(refuse());
        });
        startNext();
      });
      try {
        return await work();
      } finally {
        busy.delete(owner);
        startNext();
      }
    },
  };
}
