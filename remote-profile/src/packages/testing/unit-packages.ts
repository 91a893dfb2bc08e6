import type {
  ChosenPackage,
  PackageList,
  PackageTerms,
  UnitPackage,
} from '@manzil/shared/contract/packages/packages';

const aed = (dirhams: number) => ({ amount: dirhams * 100, currency: 'AED' }) as const;

export const UNIT = '8a4f5b0e-6a51-4c55-8a51-6a0c6b5a2f10';
export const ORDER = '3f0c1a52-8d0e-4b7e-9a86-0d6f0d6a1c11';

/** At 120,000 AED, from 1 December 2026. */
export const premium: PackageTerms = {
  package_code: 'premium',
  starts_on: '2026-12-01',
  fee_bps: 700,
  vat_bps: 500,
  price: { annual_rent: aed(120_000), fee: aed(8_400), vat: aed(420) },
};
export const basic: PackageTerms = {
  ...premium,
  package_code: 'basic',
  starts_on: '2024-05-02',
  fee_bps: 500,
  price: { annual_rent: aed(120_000), fee: aed(6_000), vat: aed(300) },
};
export const chosen = (terms: PackageTerms, order_id: string | null = null): ChosenPackage => ({
  ...terms,
  ends_on: null,
  order_id,
});

/** Has Basic, may have Premium. */
export const aUnit = (changes: Partial<UnitPackage> = {}): UnitPackage => ({
  unit_id: UNIT,
  unit_no: '2304',
  property_name: 'Marina Walk Tower',
  share_bps: 10_000,
  present: chosen(basic),
  scheduled: null,
  offers: [premium],
  version: 1,
  ...changes,
});

/** Is being built. */
export const unlet = (terms: PackageTerms): PackageTerms => ({
  ...terms,
  starts_on: null,
  price: null,
});

export const aList = (items: UnitPackage[], more: Partial<PackageList> = {}): PackageList => ({
  items,
  page: 1,
  page_size: 24,
  has_more: false,
  counts: { all: items.length, none: 0, basic: items.length, premium: 0 },
  ...more,
});
