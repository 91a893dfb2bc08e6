import { hashPassword } from '../../src/identity/password';
import { consents } from '../../src/modules/consents/consents.table';
import { constructionUpdates } from '../../src/modules/projects/construction-updates.table';
import { aDocument } from '../documents';
import { anInvestor, PASSWORD } from '../fixtures';
import { aPayableInstalment } from '../instalments';
import { aMarkedInvestor } from '../marked-investor';
import { aPasskey } from '../passkeys';
import { aBooking, aPlan, aUnit, purchaseOf } from '../portfolio';
import { aRememberedBrowser } from '../second-factor';
import type { TestApp } from '../test-app';
import type { Json } from './json';

/** Ids of somebody's things, by what they are (`Thing` in ../authorisation/ids.ts), and other values. */
export type Things = Record<string, Json>;

export type Owner = { id: string; email: string; passwordHash: string };

/** The marked investor, who has a password, everything that onboarding asks for, and a unit that is being built. */
export async function anOwner(portal: TestApp): Promise<{ owner: Owner; things: Things }> {
  const { db } = portal;
  const email = 'owner@example.com';
  const passwordHash = await hashPassword(PASSWORD);
  const { marked, things } = await markedThings(portal, {
    email,
    password_hash: passwordHash,
    date_of_birth: '1980-01-01',
    nationality: 'DE',
    phone_e164: '+4930901820',
  });
  const investor = { id: marked.investor_id };
  await db.insert(consents).values(
    (['terms', 'privacy'] as const).map((purpose) => ({
      investor_id: investor.id,
      purpose,
      version: '1',
      granted: true,
    })),
  );
  await aDocument(db, { investor, document_type: 'proof-of-address' });
  const share_bps = 5_000;
  const planned = await aUnit(db, {
    property_id: things.property,
    lifecycle: 'under_construction',
    owners: [
      { investor, share_bps },
      { investor: await anInvestor(db), share_bps },
    ],
  });
  await aPlan(db, planned, [{ amount_fils: 100, due_on: '2026-12-01' }, { amount_fils: 300 }]);
  await db.insert(constructionUpdates).values({
    property_id: things.property,
    source: 'dld',
    published_on: '2026-10-31',
    progress_bps: 5_800,
    title_de: 'Decke betoniert',
    title_en: 'Slab poured',
    body_de: '<p>Ja.</p>',
    body_en: '<p>Yes.</p>',
  });
  return { owner: { id: investor.id, email, passwordHash }, things };
}

/** Those of somebody else, which the owner may not reach. */
export const strangersThings = async (portal: TestApp): Promise<Things> =>
  (await markedThings(portal, { mark: 'Stranger' })).things;

async function markedThings(portal: TestApp, of: Parameters<typeof aMarkedInvestor>[1]) {
  const marked = await aMarkedInvestor(portal, of);
  const booking = await aBooking(portal.db, {
    investor: { id: marked.investor_id },
    unitId: marked.unit_id,
    on: '2026-09-15',
    category: 'rent',
    amount: 12_345,
  });
  const things = {
    unit: marked.unit_id,
    property: Number(marked.property_id),
    photo: marked.photo_id,
    session: marked.session_id,
    browser: await aRememberedBrowser(portal.db, marked.investor_id),
    passkey: await aPasskey(portal.db, marked.investor_id),
    statement: marked.statement_id,
    payout: marked.payout_id,
    document: marked.id,
    avatar: marked.avatar_id,
    order: marked.order_id,
    booking,
    contract: await purchaseOf(portal.db, marked.unit_id),
    tenancy: marked.tenancy_id,
    instalment: await aPayableInstalment(portal.db, {
      unitId: marked.unit_id,
      propertyId: Number(marked.property_id),
    }),
  };
  return { marked, things };
}
