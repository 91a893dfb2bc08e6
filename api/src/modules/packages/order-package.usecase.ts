import { isDeepStrictEqual } from 'node:util';
import type {
  PackageOrder,
  PackageOrderInput,
  UnitPackage,
} from '@manzil/shared/contract/packages/packages';
import type { Language } from '@manzil/shared/contract/values';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { findOrder, insertOrder, type StoredOrder, termsOf } from './package-orders.repository';
import { packageNotOffered, packageOrderDiffers, packageTermsChanged } from './packages.errors';
import { findUnitPackage } from './packages.repository';
import { lockPackage, startPackage } from './subscriptions.repository';
import { tellOrdered } from './tell-ordered';

export type OrderRequest = PackageOrderInput & {
  investorId: string;
  unitId: string;
  orderId: string;
  language: Language;
  /** Calendar day in Dubai. */
  today: string;
};

/** Idempotent by id. @throws notFound, versionConflict, packageNotOffered, packageTermsChanged, packageOrderDiffers */
export async function orderPackage(
  tx: Db,
  request: OrderRequest,
): Promise<{ order: PackageOrder; isNew: boolean }> {
  const { investorId, unitId, orderId, today } = request;
  await lockPackage(tx, unitId);
  const unit = await findUnitPackage(tx, investorId, unitId, today);
  if (!unit) throw notFound();
  const before = await findOrder(tx, investorId, orderId);
  if (before) return { order: answer(same(before, request), unit), isNew: false };
  checkTerms(unit, request);
  const stored = await store(tx, unit, request);
  const { package_code: code, starts_on: from } = stored;
  await startPackage(tx, { unitId, code, from, orderId });
  await tellOrdered(tx, stored);
  const changed = await findUnitPackage(tx, investorId, unitId, today);
  if (!changed) throw new Error('The unit is gone.');
  return { order: answer(stored, changed), isNew: true };
}

function same(before: StoredOrder, { unitId, terms }: OrderRequest): StoredOrder {
  if (before.unit_id !== unitId || !isDeepStrictEqual(termsOf(before), terms)) {
    throw packageOrderDiffers();
  }
  return before;
}

function checkTerms(unit: UnitPackage, { terms, version }: OrderRequest): void {
  if (unit.version !== version) throw versionConflict();
  const offer = unit.offers.find(({ package_code }) => package_code === terms.package_code);
  if (!offer) throw packageNotOffered();
  if (!isDeepStrictEqual(offer, terms)) throw packageTermsChanged();
}

async function store(
  tx: Db,
  unit: UnitPackage,
  { investorId, unitId, orderId, language, terms }: OrderRequest,
): Promise<StoredOrder> {
  const { price, ...rest } = terms;
  const stored = await insertOrder(tx, {
    ...rest,
    id: orderId,
    investor_id: investorId,
    unit_id: unitId,
    unit_label: `${unit.property_name} ${unit.unit_no}`,
    previous_code: unit.present?.package_code ?? null,
    annual_rent_fils: price?.annual_rent.amount ?? null,
    fee_fils: price?.fee.amount ?? null,
    vat_fils: price?.vat.amount ?? null,
    language,
  });
  if (!stored) throw packageOrderDiffers();
  return stored;
}

const answer = (order: StoredOrder, unit: UnitPackage): PackageOrder => ({
  order_id: order.id,
  ordered_at: order.ordered_at.toISOString(),
  terms: termsOf(order),
  unit,
});
