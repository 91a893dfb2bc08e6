import type { TaxBooking, TaxMoney, TaxSum } from '@manzil/shared/contract/tax/tax';
import type { DayRate } from '@manzil/shared/domain/day-rate';
import { usualTaxGroup } from '@manzil/shared/domain/tax-group';
import {
  type Converted,
  convertBooking,
  type TaxSum as Sum,
  type TaxCurrency,
  type TaxRow,
  taxResult,
} from '@manzil/shared/domain/tax-year';
import type { TaxAmount, TaxBookingRow } from './tax-bookings.repository';

/** Into the currency of the tax return; null as long as no residence is chosen. */
export type Conversion = {
  into: TaxCurrency;
  rates: ReadonlyMap<string, readonly DayRate[]>;
} | null;

export function convertedOf(
  booked: Pick<TaxAmount, 'on' | 'amount' | 'currency'>,
  conversion: Conversion,
): Converted {
  if (!conversion) return null;
  return convertBooking(
    booked,
    conversion.into,
    (currency) => conversion.rates.get(currency) ?? [],
  );
}

export const toTaxRow = (booked: TaxAmount, conversion: Conversion): TaxRow => ({
  group: booked.tax_group ?? usualTaxGroup(booked.category),
  amount: booked.amount,
  currency: booked.currency,
  converted: convertedOf(booked, conversion),
});

export const taxMoney = (amount: number, conversion: Conversion): TaxMoney | null =>
  conversion && { amount, currency: conversion.into };

export const toTaxSum = (
  { amount, converted, bookings, missing }: Sum,
  conversion: Conversion,
): TaxSum => ({
  amount: { amount, currency: 'AED' },
  converted: taxMoney(converted, conversion),
  bookings,
  missing: conversion ? missing : 0,
});

export function toResult(rows: readonly TaxRow[], conversion: Conversion) {
  const { income, costs, surplus } = taxResult(rows);
  return {
    income: toTaxSum(income, conversion),
    costs: toTaxSum(costs, conversion),
    surplus: toTaxSum(surplus, conversion),
  };
}

export function toTaxBooking(row: TaxBookingRow, conversion: Conversion): TaxBooking {
  const { booking_id, on, category, text, amount, currency, document_id } = row;
  const converted = convertedOf(row, conversion);
  return {
    booking_id,
    on,
    category,
    text,
    amount: { amount, currency },
    converted: converted && taxMoney(converted.amount, conversion),
    rate: converted?.rate ?? null,
    rate_on: converted?.rate_on ?? null,
    document_id,
  };
}
