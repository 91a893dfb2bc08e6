import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages';

/** Inside the checkout, so that what is built there finds the packages. */
const parent = join(root, 'e2e/.tmp/flows');

/** A new folder that is there until the flows end. */
export function scratch(name: string): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}

/** Removes what these flows, or flows that were broken off, have left. */
export const clearScratch = (): void => rmSync(parent, { recursive: true, force: true });
