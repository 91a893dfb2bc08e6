import * as operation from '@manzil/shared/contract/packages/operations';
import { eq, inArray } from 'drizzle-orm';
import type { World as Portal } from '../../../testing/authorisation/people';
import type { Persona } from '../../../testing/authorisation/personas';
import { Slot } from '../../../testing/fuzz/slots';
import type { World } from '../../../testing/fuzz/world';
import { TODAY } from '../../../testing/portfolio';
import { proof } from '../../../testing/proofs/proof';
import { units } from '../units/units.table';
import { findUnitPackage } from './packages.repository';
import { subscriptions } from './packages.table';

/** Of the units of the authorisation's world, which are let for 120,000 AED. */
const dirhams = (amount: number) => ({ amount, currency: 'AED' as const });
const PRICE = { annual_rent: dirhams(12_000_000), fee: dirhams(600_000), vat: dirhams(30_000) };

async function noPackage({ portal: { db } }: Portal, { person }: Persona): Promise<void> {
  const { own = '', shared = own } = person.ids.unit ?? {};
  await db.delete(subscriptions).where(inArray(subscriptions.unit_id, [own, shared]));
}

/** A unit of the owner's that has been handed over. */
async function withoutPackage({ portal: { db }, known }: World): Promise<string> {
  const unitId = String(known['own.unit']);
  await db.delete(subscriptions).where(eq(subscriptions.unit_id, unitId));
  await db.update(units).set({ handed_over_on: '2024-05-01' }).where(eq(units.id, unitId));
  return unitId;
}

async function premiumOffer(world: World) {
  const unitId = await withoutPackage(world);
  const unit = await findUnitPackage(world.portal.db, world.owner.id, unitId, TODAY);
  const premium = unit?.offers.find(({ package_code }) => package_code === 'premium');
  if (!unit || !premium) throw new Error('Nothing is offered.');
  return { starts_on: premium.starts_on, price: premium.price, version: unit.version };
}

export const proofs = [
  proof(operation.listPackages, 'investor'),
  proof(operation.getUnitPackage, 'investor', { ids: { unit_id: 'unit' } }),
  proof(operation.orderPackage, 'investor', {
    ids: { unit_id: 'unit', order_id: 'new order' },
    sends: () => ({
      terms: { package_code: 'basic', starts_on: TODAY, fee_bps: 500, vat_bps: 500, price: PRICE },
      version: 0,
    }),
    renews: [noPackage],
    examples: {
      package_code: ['premium'],
      starts_on: [new Slot('starts_on')],
      fee_bps: [700],
      vat_bps: [500],
      price: [new Slot('price')],
    },
    prepare: async (world) => ({ known: await premiumOffer(world) }),
    texts: { 'terms.starts_on': { is: 'shown' } },
  }),
  proof(operation.takeBackPackage, 'investor', {
    ids: { unit_id: 'unit' },
    asks: 'version=1',
    // Nothing is scheduled.
    status: [409],
    prepare: async (world) => {
      const unit_id = await withoutPackage(world);
      const [scheduled] = await world.portal.db
        .insert(subscriptions)
        .values({ unit_id, package_code: 'basic', starts_on: '2099-01-01' })
        .returning({ version: subscriptions.version });
      return { known: { version: scheduled?.version ?? 0 } };
    },
  }),
  proof(operation.downloadPackageOrder, 'investor', { ids: { order_id: 'order' } }),
];
