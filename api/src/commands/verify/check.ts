/** One thing that must hold. */
export type Check = {
  /** Named before a colon. */
  name: string;
  run: () => Promise<Finding>;
};

export type Finding = {
  /** What was looked at: `159,495 journals`. */
  seen: string;
  /** Each a line; none = all is right. */
  faults: string[];
};

/** Faults that are listed of one kind; who has more has one cause. */
export const MAX_FAULTS = 20;
