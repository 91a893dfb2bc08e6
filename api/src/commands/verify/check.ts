export type Check = {
  name: string;
  run: () => Promise<Finding>;
};

export type Finding = {
  seen: string;
  faults: string[];
};

/** Faults that are listed of one kind; who has more has one cause. */
export const MAX_FAULTS = 20;
