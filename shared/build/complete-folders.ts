import { basename } from 'node:path';
import type { AuthoredPortal } from './portal-json';
import { declaredScreensIn, partsIn, screensIn } from './screen-folders';

/** A folder is a screen by its code and by what it says; one without the other is an oversight. */
export function assertWhole(dir: string): void {
  const declared = declaredScreensIn(dir);
  const coded = screensIn(dir);
  for (const screen of new Set([...declared, ...coded])) {
    const missing = declared.includes(screen) ? `${screen}.screen.ts` : 'screen.json';
    if (!(declared.includes(screen) && coded.includes(screen)))
      throw new Error(`${basename(dir)}/src/${screen}/${missing} is missing.`);
  }
}

export function assertParts(dir: string, slots: AuthoredPortal['slots']): void {
  const parts = partsIn(dir);
  for (const { slot, part } of slots) {
    if (parts.includes(part)) continue;
    const home = basename(dir);
    throw new Error(
      `${home}/portal.json: "${part}" is to fill the slot "${slot}", and ${home}/src/${part}/${part}.part.tsx is missing.`,
    );
  }
}
