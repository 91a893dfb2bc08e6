import type { AppError } from '../http/errors';

export type Slots = {
  /** Takes a place; the answer gives it back. @throws what `refuse` makes where there is none */
  take: (owner: string) => () => void;
};

type Limits = { together: number; each: number; refuse: () => AppError };

/** Bounds the memory of what is held while somebody sends or takes it, however slowly. */
export function slots({ together, each, refuse }: Limits): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(owner) {
      const own = taken.get(owner) ?? 0;
      if (all >= together || own >= each) throw refuse();
      all += 1;
      taken.set(owner, own + 1);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        all -= 1;
        const left = (taken.get(owner) ?? 0) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
}
