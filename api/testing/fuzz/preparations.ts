import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { investors } from '../../src/modules/auth/investors.table';
import { accountKey } from '../../src/modules/auth/keyed-hash';
import { storeReset } from '../../src/modules/auth/password-resets.repository';
import { resetCodeHash } from '../../src/modules/auth/reset-code';
import { newToken, tokenHash } from '../../src/modules/auth/session-token';
import { createSession } from '../../src/modules/auth/sessions.repository';
import { bankAccounts } from '../../src/modules/bank-accounts/bank-accounts.table';
import { documents } from '../../src/modules/documents/documents.table';
import { findUnitPackage } from '../../src/modules/packages/packages.repository';
import { subscriptions } from '../../src/modules/packages/packages.table';
import { createPasswordLink } from '../../src/modules/password-links/password-links.repository';
import { addresses, onboardingDrafts } from '../../src/modules/profile/profile.table';
import { investorSettings } from '../../src/modules/settings/investor-settings.table';
import { units } from '../../src/modules/units/units.table';
import { aDocument, anAvatar } from '../documents';
import { TODAY } from '../portfolio';
import { TEST_AUTH_KEY } from '../test-app';
import { INVESTOR_ARTICLE, PUBLIC_ARTICLE } from './content';
import type { Things } from './owners';
import type { World } from './world';

/** For one request: what its slots stand for, and cookies besides the session's. */
export type Given = { known?: Things; cookies?: Record<string, string> };

const NEW_PASSWORD = 'Kranich Teppich Morgen 7';
const CODE = '135790';

/** What has to be there so that an operation can succeed, as often as it is asked. By its name. */
const PREPARATIONS: Readonly<Record<string, (world: World) => Promise<Given>>> = {
  'GET /articles/{id}': async () => ({
    known: { 'own.id': PUBLIC_ARTICLE, 'foreign.id': INVESTOR_ARTICLE },
  }),
  'POST /auth/login': withPassword,
  'POST /auth/check-reset-password-code': withResetCode,
  'POST /auth/reset-password': withResetCode,
  'POST /auth/check-password-link': withPasswordLink,
  'POST /auth/set-password': withPasswordLink,
  'POST /account/password': withPassword,
  'DELETE /auth/sessions/{session_id}': async ({ portal, owner }) => ({
    known: { 'own.session_id': await createSession(portal.db, owner.id, newToken()) },
  }),
  'PATCH /onboarding': async (world) => {
    await changeOwner(world, { onboarding_step: 3 });
    return {};
  },
  'PUT /onboarding/person': (world) => underWay(world, 'person'),
  'PUT /onboarding/person/draft': (world) => underWay(world, 'person'),
  'PUT /onboarding/residence': (world) => underWay(world, 'residence'),
  'PUT /onboarding/residence/draft': (world) => underWay(world, 'residence'),
  'PATCH /profile': profileVersion,
  'PUT /profile/tax-residencies': profileVersion,
  'PUT /profile/address': ({ portal, owner }) =>
    versionIn(
      portal.db
        .select({ version: addresses.version })
        .from(addresses)
        .where(and(eq(addresses.investor_id, owner.id), isNull(addresses.valid_to))),
    ),
  'PUT /settings': ({ portal, owner }) =>
    versionIn(
      portal.db
        .select({ version: investorSettings.version })
        .from(investorSettings)
        .where(eq(investorSettings.investor_id, owner.id)),
    ),
  'PUT /bank-accounts/payout': async (world) => {
    await withPassword(world);
    return versionIn(
      world.portal.db
        .select({ version: bankAccounts.version })
        .from(bankAccounts)
        .where(
          and(eq(bankAccounts.investor_id, world.owner.id), ne(bankAccounts.status, 'replaced')),
        ),
    );
  },
  'PUT /units/{unit_id}/package-orders/{order_id}': async (world) => {
    const { starts_on, price, version } = await premiumOffer(world);
    const known = { 'own.order_id': randomUUID(), 'foreign.order_id': randomUUID() };
    return { known: { ...known, package_code: 'premium', starts_on, price, version } };
  },
  'DELETE /units/{unit_id}/package/scheduled': async (world) => {
    const unit_id = await withoutPackage(world);
    const scheduled = { unit_id, package_code: 'basic', starts_on: '2099-01-01' } as const;
    return versionIn(
      world.portal.db
        .insert(subscriptions)
        .values(scheduled)
        .returning({ version: subscriptions.version }),
    );
  },
  'POST /bank-accounts/payout/withdraw': ({ portal, owner: { id: investor_id } }) =>
    versionIn(
      portal.db.transaction(async (tx) => {
        await tx
          .update(bankAccounts)
          .set({ status: 'replaced' })
          .where(eq(bankAccounts.investor_id, investor_id));
        const iban = { iban_country: 'DE', iban_last4: '3000' };
        return tx
          .insert(bankAccounts)
          .values({
            ...{ investor_id, holder_name: 'Anna Becker', ...iban, currency: 'EUR' },
            status: 'pending_verification',
          })
          .returning({ version: bankAccounts.version });
      }),
    ),
  'POST /profile/export': withPassword,
  'POST /profile/erasure-request': withPassword,
  'DELETE /documents/{id}': async ({ portal, owner }) => ({
    known: { 'own.id': await aDocument(portal.db, { investor: owner, status: 'in_review' }) },
  }),
  'PUT /documents/uploads/{upload_id}': async ({ portal, owner }) => {
    // What an operator has put there does not count towards the investor's room.
    await portal.db
      .update(documents)
      .set({ uploaded_by: 'operator' })
      .where(and(eq(documents.investor_id, owner.id), eq(documents.uploaded_by, 'investor')));
    const replaces = await aDocument(portal.db, { investor: owner });
    return { known: { upload_id: randomUUID(), 'own.replaces': replaces } };
  },
  'PUT /cancellations/{cancellation_id}': async () => ({
    known: { cancellation_id: randomUUID() },
  }),
  'PUT /withdrawals/{withdrawal_id}': async () => ({ known: { withdrawal_id: randomUUID() } }),
  'PUT /contact-messages/{message_id}': async () => ({ known: { message_id: randomUUID() } }),
  'GET /avatars/{avatar_id}': async ({ portal, owner }) => ({
    known: { 'own.avatar_id': await anAvatar(portal.db, portal.stored, owner) },
  }),
};

export async function prepare(world: World, operation: string): Promise<Given> {
  return (await PREPARATIONS[operation]?.(world)) ?? {};
}

/** Undoes what operations have done to the account itself. */
export async function restoreOwner(world: World): Promise<void> {
  await changeOwner(world, { onboarding_step: 4, password_hash: world.owner.passwordHash });
  await world.renewSession();
}

const changeOwner = ({ portal, owner }: World, change: Partial<typeof investors.$inferInsert>) =>
  portal.db.update(investors).set(change).where(eq(investors.id, owner.id));

async function withPassword(world: World): Promise<Given> {
  await changeOwner(world, { password_hash: world.owner.passwordHash });
  return {};
}

async function withResetCode({ portal, owner }: World): Promise<Given> {
  const flow = newToken();
  const flow_hash = tokenHash(flow);
  await storeReset(portal.db, {
    account_key: accountKey(TEST_AUTH_KEY, owner.email),
    investor_id: owner.id,
    flow_hash,
    code_hash: resetCodeHash(TEST_AUTH_KEY, flow_hash, CODE),
  });
  return { known: { code: CODE, password: NEW_PASSWORD }, cookies: { reset: flow } };
}

async function withPasswordLink({ portal, owner }: World): Promise<Given> {
  const { token } = await createPasswordLink(portal.db, owner.id);
  return { known: { token, password: NEW_PASSWORD } };
}

/** A unit of the owner's that has been handed over. */
async function withoutPackage({ portal: { db }, known }: World): Promise<string> {
  const unitId = String(known['own.unit_id']);
  await db.delete(subscriptions).where(eq(subscriptions.unit_id, unitId));
  await db.update(units).set({ handed_over_on: '2024-05-01' }).where(eq(units.id, unitId));
  return unitId;
}

async function premiumOffer(world: World) {
  const unitId = await withoutPackage(world);
  const unit = await findUnitPackage(world.portal.db, world.owner.id, unitId, TODAY);
  const premium = unit?.offers.find(({ package_code }) => package_code === 'premium');
  if (!unit || !premium) throw new Error('Nothing is offered.');
  return { ...premium, version: unit.version };
}

function profileVersion({ portal, owner }: World): Promise<Given> {
  return versionIn(
    portal.db
      .select({ version: investors.version })
      .from(investors)
      .where(eq(investors.id, owner.id)),
  );
}

/** After the last step nothing of the others is taken any more. */
async function underWay(world: World, step: 'person' | 'residence'): Promise<Given> {
  const { portal, owner } = world;
  await changeOwner(world, { onboarding_step: 3 });
  return versionIn(
    portal.db
      .select({ version: onboardingDrafts.version })
      .from(onboardingDrafts)
      .where(and(eq(onboardingDrafts.investor_id, owner.id), eq(onboardingDrafts.step, step))),
  );
}

async function versionIn(rows: PromiseLike<{ version: number }[]>): Promise<Given> {
  const [row] = await rows;
  return { known: { version: row?.version ?? 0 } };
}
