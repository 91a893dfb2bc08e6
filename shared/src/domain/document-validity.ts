/** From this many days before its last valid day on a document counts as expiring (our own rule). */
export const EXPIRING_DAYS = 60;

const WITH_LAST_DAY: readonly string[] = [
  'passport',
  'emirates-id',
  'visa',
  'tenancy-contract',
  'ejari',
  'power-of-attorney',
];

/** Whether a document of this type counts until a day that has to be said when it is handed in. */
export const needsValidity = (type: string): boolean => WITH_LAST_DAY.includes(type);
