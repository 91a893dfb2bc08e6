import type { Settings } from '@manzil/shared/contract/settings/settings';
import type { ApiError } from '@manzil/shared/runtime';
import type { Choice } from './choices';

export type Change = { choice: Choice; before: string; value: string };

export type Disagreement = {
  choice: Choice;
  mine: string;
  stored: string;
  settle: (whose: 'mine' | 'stored') => void;
};

export type ChangingSettings = {
  settings: Settings | undefined;
  change: (choice: Choice, value: string) => void;
  /** What was saved last; null while something is being saved, or before. */
  saved: Choice | null;
  /** What could not be saved, and is as before. */
  failed: { choice: Choice; error: ApiError } | null;
  disagreement: Disagreement | null;
};
