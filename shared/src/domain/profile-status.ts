export const ProfileStatus = ['inactive', 'in_review', 'active'] as const;
export type ProfileStatus = (typeof ProfileStatus)[number];

export const DocumentStatus = ['accepted', 'in_review', 'declined'] as const;
export type DocumentStatus = (typeof DocumentStatus)[number];

/** Why a profile is not active, in the order in which a user should deal with it. */
export const ProfileReason = [
  'country_missing',
  'identity_missing',
  'document_expired',
  'document_declined',
  'document_in_review',
] as const;
export type ProfileReason = (typeof ProfileReason)[number];

export type StatusDocument = {
  document_type: string;
  status: DocumentStatus;
  /** Last valid calendar day (Asia/Dubai), `YYYY-MM-DD`. */
  valid_until: string | null;
};

/** Documents that every investor hands in. */
export const IDENTITY_TYPES: readonly string[] = ['passport', 'proof-of-address'];

/**
 * All reasons that keep a profile from being active (specification §4, profile status).
 * @param documents current versions only; superseded ones must be left out.
 * @param today calendar day in Asia/Dubai, `YYYY-MM-DD`. A document is valid through its `valid_until`.
 */
export function profileReasons(
  country: string | null,
  documents: readonly StatusDocument[],
  today: string,
): ProfileReason[] {
  const identity = documents.filter((d) => IDENTITY_TYPES.includes(d.document_type));
  const holds: Record<ProfileReason, boolean> = {
    country_missing: !country,
    identity_missing: identity.length < 2,
    document_expired: documents.some((d) => d.valid_until !== null && d.valid_until < today),
    document_declined: documents.some((d) => d.status === 'declined'),
    document_in_review: documents.some((d) => d.status === 'in_review'),
  };
  return ProfileReason.filter((reason) => holds[reason]);
}

/** The badge of specification §4: inactive wins over in_review, in_review over active. */
export function profileStatus(reasons: readonly ProfileReason[]): ProfileStatus {
  if (reasons.some((reason) => reason !== 'document_in_review')) return 'inactive';
  return reasons.length > 0 ? 'in_review' : 'active';
}
