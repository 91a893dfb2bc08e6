import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../src/api-root';
import type { Draft } from './draft';
import { Slot } from './slots';

type RequestFound = { operation: string; draft: Draft };
type TextFound = { field: string; text: string };
/** `why` it failed, for whoever reads the file. */
type Regression = (RequestFound | TextFound) & { why?: string };

const FILE = 'testing/fuzz/regressions.jsonl';

const regressions: readonly Regression[] = readFileSync(join(API_ROOT, FILE), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line, (_, value) => slotOf(value) ?? value));

/** What has failed once is asked first in every run: requests, and texts of a field. */
export const requestsFound = regressions.filter((each) => 'draft' in each);
export const textsFound = regressions.filter((each) => 'text' in each);

/** What a failure says: where a line goes, and the line. */
export const lineFor = (found: RequestFound | TextFound): string =>
  `For api/${FILE}:\n${JSON.stringify(found)}`;

function slotOf(value: unknown): Slot | null {
  const [entry, ...more] = typeof value === 'object' && value ? Object.entries(value) : [];
  return entry?.[0] === Slot.KEY && more.length === 0 ? new Slot(String(entry[1])) : null;
}
