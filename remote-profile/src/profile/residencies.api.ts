import {
  changeTaxResidencies,
  listTaxResidencies,
} from '@manzil/shared/contract/tax-residencies/operations';
import type { TaxResidencies } from '@manzil/shared/contract/tax-residencies/tax-residencies';
import type { Language } from '@manzil/shared/contract/values';
import { ApiError, apiSend, isApiError, queryClient, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export type Residency = TaxResidencies['items'][number];

export const residenciesQuery = queryOptions({
  ...readQuery(listTaxResidencies),
  // Not below ['profile']: what is asked for again with the profile does not ask for these.
  queryKey: ['tax-residencies'],
});

/** As they are stored now, whatever is in the cache. @throws ApiError */
export const storedResidencies = (): Promise<TaxResidencies> =>
  queryClient.fetchQuery({ ...residenciesQuery, staleTime: 0 });

/** `before` null adds one, `after` null ends one. */
export type ResidencyChange = { before: Residency | null; after: Residency | null };

/** The API names the fields of the list; the form has those of one. */
function ofOneField(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { status, code, message, fields, instance } = error;
  const own = Object.entries(fields).map(([name, problem]) => [name.split('.').at(-1), problem]);
  return new ApiError(status, code, message, Object.fromEntries(own), instance);
}

/** Leaves those that somebody else has changed meanwhile. @throws ApiError, 409 where it is the same one */
export async function saveResidency(
  { before, after }: ResidencyChange,
  language: Language,
): Promise<TaxResidencies> {
  const put = ({ items, version }: TaxResidencies) => {
    const others = items.filter(({ country }) => country !== before?.country);
    const body = { items: after ? [...others, after] : others, version };
    return apiSend(changeTaxResidencies, language, { body });
  };
  try {
    return await put(await queryClient.ensureQueryData(residenciesQuery));
  } catch (error) {
    if (!isApiError(error, 409)) throw ofOneField(error);
    const stored = await storedResidencies();
    const held = stored.items.find(({ country }) => country === before?.country);
    if (before && held?.tax_id !== before.tax_id) throw error;
    return put(stored);
  }
}
