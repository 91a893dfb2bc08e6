import type { StatusDocument } from '../profile-status';

export const passport: StatusDocument = {
  document_type: 'passport',
  status: 'accepted',
  valid_until: '2031-05-01',
};
export const address: StatusDocument = {
  document_type: 'proof-of-address',
  status: 'accepted',
  valid_until: null,
};
const visa: StatusDocument = {
  document_type: 'visa',
  status: 'accepted',
  valid_until: '2027-01-01',
};

/** How many documents of identity there are. */
export type Identity = 0 | 1 | 2;

/** The documents of one row of the truth table. */
export function documents(
  identity: Identity,
  expired: boolean,
  declined: boolean,
  inReview: boolean,
) {
  return [
    ...[passport, address].slice(0, identity),
    ...(expired ? [{ ...visa, valid_until: '2026-11-20' }] : []),
    ...(declined ? [{ ...visa, status: 'declined' as const }] : []),
    ...(inReview ? [{ ...visa, status: 'in_review' as const }] : []),
  ];
}
