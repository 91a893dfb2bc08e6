import type { PastAddress } from '@manzil/shared/contract/addresses/addresses';
import type { Profile } from '@manzil/shared/contract/profile/profile';

/** Null where no proof is from before, or the investor has always lived there. @param addresses latest first */
export function proofOutdatedSince(
  addresses: readonly PastAddress[],
  documents: Profile['documents'],
): string | null {
  const [current] = addresses;
  if (!current?.country) return null;
  // Of an address without its country nobody knows whether it was elsewhere.
  const known = addresses.filter(({ country }) => country !== null);
  const elsewhere = known.findIndex(({ country }) => country !== current.country);
  const moved = known[elsewhere - 1];
  if (!moved) return null;
  const proven = documents.some(
    ({ document_type, status, uploaded_on }) =>
      document_type === 'proof-of-address' &&
      status !== 'declined' &&
      uploaded_on >= moved.valid_from,
  );
  return proven ? null : moved.valid_from;
}
