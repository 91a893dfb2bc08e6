import type { Db } from '../src/db/connect';
import { newToken } from '../src/modules/auth/session-token';
import { createSession } from '../src/modules/auth/sessions.repository';
import { bankAccounts } from '../src/modules/bank-accounts/bank-accounts.table';
import { consents } from '../src/modules/consents/consents.table';
import { addresses } from '../src/modules/profile/profile.table';
import { aMarkedDocument, anAvatarRow } from './documents';
import { anInvestor } from './fixtures';
import { aScheduledPayout, aStatementRow } from './money';
import { aBooking, aProperty, aTenancy, aUnit } from './portfolio';

/** In every text of the marked investor: where it shows up, something of theirs has. */
export const CANARY = 'CNRY-Anna';

/** Ids of the marked investor's things, by the names they have in addresses. */
export type Marked = {
  investor_id: string;
  session_id: string;
  unit_id: string;
  property_id: string;
  statement_id: string;
  payout_id: string;
  avatar_id: string;
  /** Of a document. */
  id: string;
};

/** An investor who owns something of every kind, all of it marked. */
export async function aMarkedInvestor(db: Db): Promise<Marked> {
  const investor = await anInvestor(db, {
    first_name: CANARY,
    last_name: CANARY,
    avatar_path: CANARY,
  });
  const session_id = await createSession(db, investor.id, newToken(), {
    device: CANARY,
    ip_prefix: CANARY,
  });
  const property_id = await aProperty(db, { name: CANARY, community: CANARY, developer: CANARY });
  const unitId = await aUnit(db, { property_id, unit_no: CANARY, owners: [{ investor }] });
  await aTenancy(db, unitId, {}, [{ due_on: '2026-12-01' }]);
  await aBooking(db, { investor, unitId, on: '2026-11-01', category: 'rent', amount: 1 });
  await db.insert(addresses).values({
    investor_id: investor.id,
    street: CANARY,
    city: CANARY,
    country: 'DE',
    valid_from: '2024-01-01',
  });
  await db.insert(bankAccounts).values({
    investor_id: investor.id,
    holder_name: CANARY,
    iban_country: 'DE',
    iban_last4: '3000',
    currency: 'EUR',
    status: 'verified',
  });
  await db.insert(consents).values({
    investor_id: investor.id,
    purpose: 'analytics',
    version: CANARY,
    granted: true,
  });
  const statement_id = await aStatementRow(db, { investor, unitId, mark: CANARY });
  const payout_id = await aScheduledPayout(db, { investor, mark: CANARY });
  const avatar_id = await anAvatarRow(db, investor);
  const id = await aMarkedDocument(db, investor, CANARY);
  return {
    investor_id: investor.id,
    session_id,
    unit_id: unitId,
    property_id: String(property_id),
    statement_id,
    payout_id,
    avatar_id,
    id,
  };
}
