import { visits } from '../src/identity/visits.table';
import { addresses } from '../src/modules/addresses/addresses.table';
import { bankAccounts } from '../src/modules/bank-accounts/bank-accounts.table';
import { consents } from '../src/modules/consents/consents.table';
import type { TestApp } from './test-app';

/** What needs no file and nothing else of theirs. */
export async function insertMarkedRows(
  db: TestApp['db'],
  investor_id: string,
  mark: string,
): Promise<void> {
  // What they own is news since then.
  await db.insert(visits).values({ investor_id, previous_at: new Date('2026-01-01T08:00:00Z') });
  await db.insert(addresses).values({
    investor_id,
    street: mark,
    city: mark,
    country: 'DE',
    valid_from: '2024-01-01',
  });
  await db.insert(bankAccounts).values({
    investor_id,
    holder_name: mark,
    iban_country: 'DE',
    iban_last4: '3000',
    currency: 'EUR',
    status: 'verified',
  });
  await db.insert(consents).values({
    investor_id,
    purpose: 'analytics',
    version: mark,
    granted: true,
  });
}
