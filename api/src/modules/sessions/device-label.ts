type Name = readonly [pattern: RegExp, name: string];

/** In this order: almost every browser also names those it descends from. */
const BROWSERS: readonly Name[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Name[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are nobody's browser. */
const MAX_LENGTH = 512;

/** `Firefox, Windows`, of a User-Agent; null where neither is known. Versions are left out: they change weekly. */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const known = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(text))?.[1],
  );
  return known.filter(Boolean).join(', ') || null;
}
