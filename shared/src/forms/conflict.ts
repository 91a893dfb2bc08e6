import { type ApiError, isApiError } from '../runtime';

/** Somebody else, or the same person in another tab, has changed meanwhile what a form is about to change. */
export type Conflict<Values> = {
  /** What is stored now, of the fields that are stored. */
  stored: Partial<Values>;
  version: number;
  /** The fields in which it differs from what was typed. */
  fields: Extract<keyof Values, string>[];
};

/** Whether a write was refused because it named another version than the stored one. */
export const isVersionConflict = (error: unknown): error is ApiError =>
  isApiError(error, 409) && error.code === 'changed_meanwhile';

/**
 * Where what is typed and what is stored differ; null = nowhere.
 * @param sentAs how values are sent: what is sent alike is the same, however it is typed
 */
export function conflictOf<Values extends Readonly<Record<string, string>>>(
  typed: Values,
  { values: stored, version }: { values: Partial<Values>; version: number },
  sentAs: (values: Values) => string,
): Conflict<Values> | null {
  const names = Object.keys(stored) as Extract<keyof Values, string>[];
  const sent = sentAs(typed);
  const fields = names.filter((name) => sentAs({ ...typed, [name]: stored[name] }) !== sent);
  return fields.length > 0 ? { stored, version, fields } : null;
}
