import { randomUUID } from 'node:crypto';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import { aBookingQuestion } from './booking-questions';
import { anAvatar, aStoredDocument } from './documents';
import { anInvestor, type InvestorOverrides } from './fixtures';
import { insertMarkedRows } from './marked-rows';
import { aScheduledPayout, aStoredStatement } from './money';
import { aPackageOrder } from './package-orders';
import { aPhoto } from './photos';
import { aBooking, aProperty, aTenancy, aUnit, purchaseOf } from './portfolio';
import type { TestApp } from './test-app';

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
  photo_id: string;
  /** Of a package, whatever has become of it. */
  order_id: string;
  contract_id: string;
  tenancy_id: string;
  booking_id: string;
  /** Of a document that waits for its review. */
  id: string;
};

type Portal = Pick<TestApp, 'db' | 'stored'>;
type Options = InvestorOverrides & { mark?: string };

/** An investor who owns something of every kind, files too, all of it marked. */
export async function aMarkedInvestor(
  { db, stored }: Portal,
  { mark = CANARY, ...overrides }: Options = {},
): Promise<Marked> {
  const investor = await anInvestor(db, {
    first_name: mark,
    last_name: mark,
    avatar_path: mark,
    ...overrides,
  });
  const session_id = await createSession(db, investor.id, newToken(), {
    device: mark,
    ip_prefix: mark,
  });
  const property_id = await aProperty(db, { name: mark, community: mark, developer: mark });
  const unitId = await aUnit(db, { property_id, unit_no: mark, owners: [{ investor }] });
  const tenancy_id = randomUUID();
  await aTenancy(db, unitId, { id: tenancy_id }, [{ due_on: '2026-12-01' }]);
  const rent = { on: '2026-11-01', category: 'rent', amount: 1 } as const;
  const booking_id = await aBooking(db, { investor, unitId, ...rent });
  await aBookingQuestion(db, { investor, booking_id, mark });
  await insertMarkedRows(db, investor.id, mark);
  const statement_id = await aStoredStatement(db, stored, { investor, unitId, mark });
  const payout_id = await aScheduledPayout(db, { investor, mark });
  const photo_id = await aPhoto(db, stored, { property_id: Number(property_id), mark });
  const order_id = await aPackageOrder(db, { investor, unitId, mark });
  const avatar_id = await anAvatar(db, stored, investor);
  const document = { investor, name: mark, status: 'in_review' } as const;
  const { id } = await aStoredDocument(db, stored, document);
  return {
    investor_id: investor.id,
    session_id,
    unit_id: unitId,
    property_id: String(property_id),
    statement_id,
    payout_id,
    avatar_id,
    photo_id,
    order_id,
    booking_id,
    contract_id: await purchaseOf(db, unitId),
    tenancy_id,
    id,
  };
}
