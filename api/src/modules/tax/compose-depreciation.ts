import type { Depreciation, KeptDepreciation } from '@manzil/shared/contract/tax/tax';
import { depreciates, depreciationOf, depreciationRate } from '@manzil/shared/domain/depreciation';
import { shareOf } from '@manzil/shared/domain/money';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import { type Conversion, convertedOf, taxMoney } from './tax-rows';
import type { Bought, OwnedInYear } from './tax-units.repository';

type Owned = Pick<OwnedInYear, 'share_bps' | 'owned_to'> & { bought: Bought };
type Entered = KeptDepreciation | null;
type Year = { year: number; residence: TaxResidence | null };

export function composeDepreciation(
  { bought, share_bps, owned_to }: Owned,
  entered: Entered,
  { year, residence }: Year,
  conversion: Conversion,
): Depreciation {
  const { purchased_on, handed_over_on, price, fee, other_costs } = bought;
  const part = shareOf(price + fee + other_costs, share_bps);
  const converted = convertedOf({ on: purchased_on, amount: part, currency: 'AED' }, conversion);
  const { version = 0, ...values } = entered ?? {};
  return {
    purchased_on,
    price: aed(price),
    fee: aed(fee),
    other_costs: aed(other_costs),
    part: aed(part),
    converted: converted && taxMoney(converted.amount, conversion),
    rate: converted?.rate ?? null,
    rate_on: converted?.rate_on ?? null,
    proposed_start: handed_over_on ?? purchased_on,
    entered: entered && (values as Omit<KeptDepreciation, 'version'>),
    version,
    result: resultOf(entered, converted?.amount ?? null, { year, residence, owned_to }, conversion),
  };
}

function resultOf(
  entered: Entered,
  converted: number | null,
  { year, residence, owned_to }: Year & Pick<Owned, 'owned_to'>,
  conversion: Conversion,
): Depreciation['result'] {
  if (!entered || !conversion || !residence || !depreciates(residence)) return null;
  const acquisition = entered.own_acquisition_minor ?? converted;
  const rateBps = depreciationRate(residence, entered.reason, entered.own_rate_bps);
  if (acquisition === null || rateBps === null) return null;
  const { land, building, yearly, months, amount } = depreciationOf({
    residence,
    acquisition,
    landShareBps: entered.land_share_bps,
    rateBps,
    startsOn: entered.starts_on,
    endsOn: owned_to,
    year,
  });
  const money = (minor: number) => ({ amount: minor, currency: conversion.into });
  return {
    land: money(land),
    building: money(building),
    rate_bps: rateBps,
    yearly: money(yearly),
    months,
    amount: money(amount),
  };
}

const aed = (amount: number) => ({ amount, currency: 'AED' as const });
