/** Operators may close these. Not account and onboarding: closed pages lead to the one, nobody gets past the other. */
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
