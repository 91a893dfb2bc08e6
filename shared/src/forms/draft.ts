import { currentInvestor, dropKept, keep, kept } from '@manzil/shared/runtime';

type Kept = { owner: string; version: number; values: Record<string, string> };

export type Draft<Name extends string> = {
  read: () => Partial<Record<Name, string>>;
  /** @param version that it is typed over, where the form has saved since it was opened */
  keep: (values: Readonly<Record<Name, string>>, version?: number) => void;
  drop: () => void;
};

/**
 * What is typed, kept in this tab over a reload until the session ends. Nothing is kept for a visitor.
 * @param fields those that may be kept: no password, no account number
 * @param version of what the form started from: what was typed over an older one is dropped
 */
export function openDraft<Name extends string>(
  name: string,
  fields: readonly Name[],
  version: number,
): Draft<Name> {
  const key = `draft.${name}`;
  const owner = currentInvestor()?.investor_id;

  function read(): Partial<Record<Name, string>> {
    const stored = kept(key) as Kept | undefined;
    if (!stored || stored.owner !== owner || stored.version !== version) return {};
    return Object.fromEntries(
      fields.flatMap((field) => {
        const value = stored.values[field];
        return typeof value === 'string' ? [[field, value]] : [];
      }),
    ) as Partial<Record<Name, string>>;
  }

  return {
    read,
    keep: (values, over = version) => {
      // What is on the page for a moment after the sign-out is not kept.
      if (!owner || currentInvestor()?.investor_id !== owner) return;
      const chosen = Object.fromEntries(fields.map((field) => [field, values[field]]));
      keep('session', key, { owner, version: over, values: chosen } satisfies Kept);
    },
    drop: () => dropKept(key),
  };
}
