/**
 * What operators may switch off: as the addresses of the remotes' pages for investors begin. Not the account and the
 * onboarding: a closed page leads to the one, and nobody gets past the other.
 */
export const AREAS = [
  '/contracts',
  '/course',
  '/dashboard',
  '/faq',
  '/financials',
  '/handover',
  '/knowledge-hub',
  '/my-units',
  '/packages',
  '/profile/address-details',
  '/profile/bank-details',
  '/profile/documents',
  '/profile/edit-address',
  '/profile/edit-bank-details',
  '/profile/settings',
  '/project',
] as const;
