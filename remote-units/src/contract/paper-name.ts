const NAMED = [
  'purchase-contract',
  'property-management-contract',
  'tenancy-contract',
  'power-of-attorney',
  'ejari',
  'oqood',
  'title-deed',
] as const;

/** One of the papers that contracts have. */
export const paperName = (type: string): (typeof NAMED)[number] | 'other' =>
  NAMED.find((known) => known === type) ?? 'other';
