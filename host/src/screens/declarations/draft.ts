import { randomId } from '@manzil/shared/runtime/random-id';
import type { DeclarationKind } from './declaration-texts';

/** A withdrawal uses three of it. */
export type Values = {
  notice: 'ordinary' | 'extraordinary';
  reason: string;
  contract: string;
  end: 'soonest' | 'day';
  ends_on: string;
  name: string;
  email: string;
};

/** `id` goes with these very values. `owner`: the investor signed in when they were typed; null = nobody. */
export type Draft = { id: string; owner: string | null; values: Values };

export const NOTHING: Values = {
  notice: 'ordinary',
  reason: '',
  contract: '',
  end: 'soonest',
  ends_on: '',
  name: '',
  email: '',
};

/** Removed with the session, as all keys of this prefix are. */
const keyOf = (kind: DeclarationKind) => `manzil.${kind}`;

const isDraft = (stored: unknown): stored is Draft => {
  const { id, owner, values } = (stored ?? {}) as Partial<Draft>;
  return (
    typeof id === 'string' &&
    (owner === null || typeof owner === 'string') &&
    Object.entries(NOTHING).every(
      ([name, empty]) => typeof values?.[name as keyof Values] === typeof empty,
    )
  );
};

export function keptDraft(kind: DeclarationKind): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Over a reload, in this tab only. A browser that keeps nothing loses it with the page. */
export function keepDraft(kind: DeclarationKind, owner: string | null, values: Values): Draft {
  const draft = { id: randomId(), owner, values };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden.
  }
  return draft;
}

export const dropDraft = (kind: DeclarationKind): void => {
  sessionStorage.removeItem(keyOf(kind));
};
