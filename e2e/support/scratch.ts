import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages';
import { runId } from './ports';

/** Inside the checkout, so that what is built there finds the packages; of this run alone. */
const parent = (): string => join(root, `e2e/.tmp/flows-${runId()}`);

/** A new folder that is there until the flows end. */
export function scratch(name: string): string {
  mkdirSync(parent(), { recursive: true });
  return mkdtempSync(join(parent(), `${name}-`));
}

/** Removes what these flows, or flows that were broken off, have left. */
export const clearScratch = (): void => rmSync(parent(), { recursive: true, force: true });
