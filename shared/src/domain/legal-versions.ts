/**
 * Which terms and which privacy notice are in force: the days on which their texts were changed last, as the pages say
 * (`legal.de.json`). Who accepts them accepts this version.
 */
export const legalVersions = { terms: '2026-11-21', privacy: '2026-11-28' } as const;
