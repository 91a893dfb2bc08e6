import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../../src/identity/password';
import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { sessions } from '../../src/identity/sessions.table';
import { createPasswordLink } from '../../src/modules/passwords/password-links.repository';
import { anAvatar, aStoredDocument } from '../documents';
import { anInvestor, type InvestorOverrides, PASSWORD } from '../fixtures';
import { aPayableInstalment } from '../instalments';
import { aMarkedInvestor } from '../marked-investor';
import { aStoredStatement } from '../money';
import { aPasskey } from '../passkeys';
import { purchaseOf } from '../portfolio';
import { aResetFlow } from '../reset-flow';
import { aRememberedBrowser } from '../second-factor';
import type { TestApp } from '../test-app';
import type { Ids } from './ids';
import { liftLimits } from './lift-limits';
import type { Person, World } from './people';
import { introduce, share, upload } from './possessions';
import { publish } from './published';

export async function buildWorld(portal: TestApp): Promise<World> {
  const password_hash = await hashPassword(PASSWORD);
  const person = (name: string, overrides: InvestorOverrides = {}) =>
    aPerson(portal, name, { password_hash, ...overrides });
  await publish(portal);
  const invitee = await anInvestor(portal.db, { status: 'invited' });
  const world: World = {
    portal,
    passwordHash: password_hash,
    anna: await person('Anna'),
    ben: await person('Ben'),
    carla: await person('Carla'),
    dirk: await person('Dirk'),
    nina: await person('Nina', { onboarding_step: 3 }),
    emil: await person('Emil'),
    locked: await person('Lara', { status: 'locked' }),
    closed: await person('Clemens', { status: 'closed' }),
    invited: await person('Ida', { status: 'invited' }),
    greta: { mark: 'CNRY-Greta', ...(await anInvestor(portal.db, { password_hash })), ids: {} },
    linkToken: '',
    renewLink: async () => {
      world.linkToken = (await createPasswordLink(portal.db, invitee.id)).token;
    },
  };
  await world.renewLink();
  await share(world);
  await aResetFlow(portal, world.anna.email);
  for (const name of ['anna', 'ben', 'carla', 'dirk', 'nina'] as const) await upload(world, name);
  introduce(world);
  await liftLimits(portal);
  return world;
}

async function aPerson(
  portal: TestApp,
  name: string,
  overrides: InvestorOverrides,
): Promise<Person> {
  const { db, stored } = portal;
  const mark = `CNRY-${name}`;
  const email = `${name.toLowerCase()}@example.com`;
  const marked = await aMarkedInvestor(portal, { mark, email, ...overrides });
  const investor = { id: marked.investor_id };
  const ended = marked.session_id;
  await db.update(sessions).set({ revoked_at: sql`now()` }).where(eq(sessions.id, ended));
  const corrected = { investor, unitId: marked.unit_id, mark, supersedes_id: marked.statement_id };
  const instalment = await aPayableInstalment(db, {
    unitId: marked.unit_id,
    propertyId: Number(marked.property_id),
  });
  const address = { investor, name: mark, document_type: 'proof-of-address' as const };
  const { id: current } = await aStoredDocument(db, stored, address);
  const { id: old } = await aStoredDocument(db, stored, { ...address, superseded_by_id: current });
  const ids: Ids = {
    unit: { own: marked.unit_id },
    property: { own: marked.property_id },
    photo: { own: marked.photo_id },
    instalment: { own: String(instalment) },
    contract: { own: await purchaseOf(db, marked.unit_id) },
    tenancy: { own: marked.tenancy_id },
    booking: { own: marked.booking_id },
    browser: { own: await aRememberedBrowser(db, investor.id) },
    passkey: { own: await aPasskey(db, investor.id) },
    session: { own: await createSession(db, investor.id, newToken()), replaced: ended },
    statement: {
      own: await aStoredStatement(db, stored, corrected),
      replaced: marked.statement_id,
    },
    payout: { own: marked.payout_id },
    order: { own: marked.order_id },
    document: { own: marked.id, replaced: old },
    avatar: { own: await anAvatar(db, stored, investor), replaced: marked.avatar_id },
  };
  return { mark, id: investor.id, email, ids };
}
