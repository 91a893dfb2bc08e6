import type { PackageTerms } from '@manzil/shared/contract/packages/packages';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Link } from 'react-router-dom';
import { packageName } from './package-words';
import styles from './packages.module.css';

type OrderFactsProps = {
  terms: PackageTerms;
  unit: string;
  /** Its last day; null = until further notice. */
  endsOn?: string | null;
};

export function OrderFacts({ terms, unit, endsOn = null }: OrderFactsProps) {
  const { t, language } = useTexts('profile/packages');
  const { package_code, starts_on, fee_bps, vat_bps, price } = terms;
  const money = (amount: number) => formatMoney({ amount, currency: 'AED' }, language);
  const yearly = (amount: number) => t('packages.yearly', { amount: money(amount) });
  const [fee, vat] = [formatBps(fee_bps, language), formatBps(vat_bps, language)];
  const costs = price
    ? [
        { label: t('packages.facts.rent'), value: money(price.annual_rent.amount) },
        { label: t('packages.facts.fee', { share: fee }), value: yearly(price.fee.amount) },
        { label: t('packages.facts.vat', { share: vat }), value: yearly(price.vat.amount) },
        {
          label: t('packages.facts.sum'),
          value: yearly(price.fee.amount + price.vat.amount),
          strong: true,
        },
      ]
    : [
        { label: t('packages.facts.rent'), value: t('packages.facts.not_let') },
        {
          label: t('packages.facts.fee_alone'),
          value: t('packages.cost_share', { share: fee, vat }),
          strong: true,
        },
      ];
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          { label: t('packages.facts.unit'), value: unit },
          { label: t('packages.facts.package'), value: packageName[package_code] },
          {
            label: t('packages.facts.begin'),
            value: starts_on ? formatDay(starts_on, language) : t('packages.facts.at_handover'),
          },
          ...costs,
        ]}
      />
      <Facts
        kind="plain"
        facts={[
          { label: t('packages.facts.deducted'), value: t('packages.facts.deducted_how') },
          {
            label: t('packages.facts.term'),
            value: endsOn
              ? t('packages.facts.term_until', { day: formatDay(endsOn, language) })
              : t('packages.facts.term_how'),
          },
          {
            label: t('packages.facts.notice'),
            value: (
              <>
                {t('packages.facts.notice_how')}{' '}
                <Link to="/cancellation" className={styles.whole}>
                  {t('packages.facts.notice_link')}
                </Link>
              </>
            ),
          },
          {
            label: t('packages.facts.withdrawal'),
            value: (
              <>
                {t('packages.facts.withdrawal_how')}{' '}
                <Link to="/withdrawal" className={styles.whole}>
                  {t('packages.facts.withdrawal_link')}
                </Link>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
