import { type ApiError, isApiError } from '../runtime';

export type Conflict<Values> = {
  stored: Partial<Values>;
  version: number;
  fields: Extract<keyof Values, string>[];
};

export const isVersionConflict = (error: unknown): error is ApiError =>
  isApiError(error, 409) && error.code === 'changed_meanwhile';

/** Null where nothing differs. @param sentAs what is sent alike is the same, however it is typed */
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
