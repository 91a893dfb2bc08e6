import { type AddressInput, addressOf, type Given, type Operation } from '../contract/operation';
import { apiGet } from './api-client';

/**
 * Key and function of a query. The key is the address, part by part: what changes `/documents/:id` invalidates
 * `['documents']`.
 */
export const readQuery = <O extends Operation>(
  operation: O,
  ...[input]: Given<AddressInput<O>>
) => ({
  queryKey: addressOf(operation, input)
    .split(/\/|(?=\?)/)
    .slice(1),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    apiGet(operation, input ?? ({} as AddressInput<O>), signal),
});
