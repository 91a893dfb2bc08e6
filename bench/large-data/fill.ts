import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoApi, fillPage } from '../demo-api';
import { keepFigures } from './figures';
import { buildIndexes, dropIndexes } from './indexes';

const script = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Owners whose portfolios are made to be measured, by their units; one more is an owner like the many. */
export const OWNERS = {
  4: 'investor3@example.org',
  250: 'investor2@example.org',
  10000: 'investor1@example.org',
} as const;
export const ONE_OF_MANY = 'investor4711@example.org';

/** 10,000 investors, 100,000 units and 2 million bookings beside the demo accounts. */
export async function fillLarge(api: DemoApi): Promise<void> {
  await api.run(
    fillPage,
    // Row by row the ledger's and the audit log's own checks would take hours.
    "set session_replication_role = 'replica'",
    "set work_mem = '256MB'",
    "set maintenance_work_mem = '512MB'",
    dropIndexes,
    ...['portfolio.sql', 'people.sql', 'ledger.sql'].map(script),
    buildIndexes,
    keepFigures,
    'vacuum analyze',
  );
  const accounts = [...Object.values(OWNERS), ONE_OF_MANY].map((email) => `'${email}'`).join(', ');
  await api.run(
    `update investors set password_hash = (select password_hash from investors where email like 'lena.%') where email in (${accounts})`,
  );
}
