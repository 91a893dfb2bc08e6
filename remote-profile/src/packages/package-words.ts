import type { PackageTerms, UnitPackage } from '@manzil/shared/contract/packages/packages';
import type { PackageCode } from '@manzil/shared/domain/package-start';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';

type PackageWords = TextsOf<'profile/packages'>;

export const packageName: Record<PackageCode, string> = { basic: 'Basic', premium: 'Premium' };

/** What it costs a year, with its tax; or the share of the rent, where there is none to take it from. */
export function costOf({ price, fee_bps, vat_bps }: PackageTerms, { t, language }: PackageWords) {
  const vat = formatBps(vat_bps, language);
  if (!price) return t('packages.cost_share', { share: formatBps(fee_bps, language), vat });
  return t('packages.cost', { fee: formatMoney(price.fee, language), vat });
}

/** `ab 01.12.2026`, `ab der Übergabe` */
export const beginOf = ({ starts_on }: PackageTerms, { t, language }: PackageWords): string =>
  starts_on ? t('packages.from', { day: formatDay(starts_on, language) }) : t('packages.handover');

/** `Premium seit 02.09.2023`; of one that ends without another `Premium seit 02.09.2023, bis 28.02.2027` */
export function sinceOf({ present, scheduled }: UnitPackage, { t, language }: PackageWords) {
  if (!present) return t('packages.without');
  const { package_code, starts_on, ends_on } = present;
  const said = { name: packageName[package_code], day: formatDay(starts_on ?? '', language) };
  return ends_on && !scheduled
    ? t('packages.since_until', { ...said, last: formatDay(ends_on, language) })
    : t('packages.since', said);
}
