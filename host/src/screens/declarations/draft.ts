import { dropKept, keep, kept } from '@manzil/shared/runtime';
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
  const stored = kept(kind);
  return isDraft(stored) ? stored : null;
}

/** Over a reload, in this tab only. A browser that keeps nothing loses it with the page. */
export function keepDraft(kind: DeclarationKind, owner: string | null, values: Values): Draft {
  const draft = { id: randomId(), owner, values };
  keep('session', kind, draft);
  return draft;
}

export const dropDraft = (kind: DeclarationKind): void => dropKept(kind);
