/** What a browser calls itself, by the system it runs on. The first that fits: iPads and iPhones say `Mac` as well. */
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** A name to begin with. @returns `Passkey` where the system is not known */
export const deviceName = (userAgent: string): string =>
  systems.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Passkey';
