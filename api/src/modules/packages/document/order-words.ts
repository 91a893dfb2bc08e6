import type { PackageTerms } from '@manzil/shared/contract/packages/packages';
import type { Language } from '@manzil/shared/contract/values';
import type { PackageCode } from '@manzil/shared/domain/package-start';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { formatReceived } from '@manzil/shared/format/received';

export type OrderSaid = PackageTerms & {
  unit: string;
  /** null = the unit had none. */
  previous_code: PackageCode | null;
  /** Instant. */
  ordered_at: string;
};

export const packageName: Record<PackageCode, string> = { basic: 'Basic', premium: 'Premium' };

export type Fact = { label: string; value: string };

export function orderFacts(order: OrderSaid, language: Language): Fact[] {
  const { package_code, previous_code, starts_on, price, fee_bps, vat_bps } = order;
  const words = WORDS[language];
  const name = packageName[package_code];
  const [fee, vat] = [formatBps(fee_bps, language), formatBps(vat_bps, language)];
  const facts = [
    [words.unit, order.unit],
    [words.package, previous_code ? words.instead(name, packageName[previous_code]) : name],
    [words.ordered, formatReceived(new Date(order.ordered_at), language)],
    [words.starts, starts_on ? formatDay(starts_on, language) : words.handover],
  ];
  if (!price) {
    return [...facts, [words.rent, words.notLet], [words.fee, words.share(fee, vat)]].map(toFact);
  }
  const money = (amount: number) => formatMoney({ ...price.fee, amount }, language);
  const gross = price.fee.amount + price.vat.amount;
  return [
    ...facts,
    [words.rent, money(price.annual_rent.amount)],
    [words.feeOf(fee), words.yearly(money(price.fee.amount))],
    [words.vat(vat), words.yearly(money(price.vat.amount))],
    [words.sum, words.yearly(money(gross))],
  ].map(toFact);
}

const toFact = ([label = '', value = '']: string[]): Fact => ({ label, value });

const WORDS = {
  de: {
    unit: 'Einheit',
    package: 'Paket',
    instead: (name: string, before: string) => `${name}, bisher ${before}`,
    ordered: 'Beauftragt',
    starts: 'Beginn',
    handover: 'mit der Übergabe der Einheit',
    rent: 'Vertragliche Jahresmiete heute',
    fee: 'Gebühr',
    share: (fee: string, vat: string) => `${fee} der Jahresmiete, zuzüglich ${vat} USt. der VAE`,
    notLet: 'keine, die Einheit ist nicht vermietet',
    feeOf: (fee: string) => `Gebühr, ${fee} der Jahresmiete`,
    vat: (vat: string) => `USt. der VAE, ${vat}`,
    sum: 'Zusammen',
    yearly: (amount: string) => `${amount} im Jahr`,
  },
  en: {
    unit: 'Unit',
    package: 'Package',
    instead: (name: string, before: string) => `${name}, previously ${before}`,
    ordered: 'Ordered',
    starts: 'Start',
    handover: 'on handover of the unit',
    rent: 'Contractual annual rent today',
    fee: 'Fee',
    share: (fee: string, vat: string) => `${fee} of the annual rent, plus ${vat} UAE VAT`,
    notLet: 'none, the unit is not let',
    feeOf: (fee: string) => `Fee, ${fee} of the annual rent`,
    vat: (vat: string) => `UAE VAT, ${vat}`,
    sum: 'Total',
    yearly: (amount: string) => `${amount} a year`,
  },
};
