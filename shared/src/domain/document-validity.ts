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
