import { currentInvestor } from '@manzil/shared/runtime';

/** With the prefix of what the host removes when the session ends. */
const PREFIX = 'manzil.draft.';

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
  const key = `${PREFIX}${name}`;
  const owner = currentInvestor()?.investor_id;

  function read(): Partial<Record<Name, string>> {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
      if (!kept || kept.owner !== owner || kept.version !== version) return {};
      return Object.fromEntries(
        fields.flatMap((field) => {
          const value = kept.values[field];
          return typeof value === 'string' ? [[field, value]] : [];
        }),
      ) as Partial<Record<Name, string>>;
    } catch {
      // Denied or spoilt: the form starts with what is stored.
      return {};
    }
  }

  function keep(values: Readonly<Record<Name, string>>, over = version): void {
    // What is on the page for a moment after the sign-out is not kept.
    if (!owner || currentInvestor()?.investor_id !== owner) return;
    const kept = Object.fromEntries(fields.map((field) => [field, values[field]]));
    try {
      sessionStorage.setItem(key, JSON.stringify({ owner, version: over, values: kept }));
    } catch {
      // A full storage keeps nothing more; the form works without.
    }
  }

  function drop(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage that is denied holds none.
    }
  }

  return { read, keep, drop };
}
