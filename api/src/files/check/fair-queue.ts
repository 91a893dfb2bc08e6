type Job = { owner: string; start: () => void };

export type FairQueue = {
  /** Runs the work in turn. @throws what `refuse` makes, at once, when too many wait */
  run: <T>(owner: string, work: () => Promise<T>) => Promise<T>;
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
    async run(owner, work) {
      const free = busy.size < running && !busy.has(owner);
      if (!free && line.length >= waiting) throw refuse();
      await new Promise<void>((start) => {
        line.push({ owner, start });
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
