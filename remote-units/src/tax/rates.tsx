import { ECB_RATES_URL, TAX_RULES, TAX_RULES_AS_OF } from '@manzil/shared/domain/tax-rules';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import { formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { SourceLink } from './source-link';
import styles from './tax.module.css';

/** Which rate, why this one, and how sums are rounded. */
export function Rates({ residence }: { residence: TaxResidence }) {
  const { t, language } = useTexts('units/tax');
  const { rate, rateSource } = TAX_RULES[residence];
  return (
    <Section title={t('rates.title')}>
      <div className={styles.rates}>
        <p>
          {rate[language]} {t('tax.as_of', { month: formatMonth(TAX_RULES_AS_OF, language) })}{' '}
          {t('tax.source')}{' '}
          <SourceLink url={rateSource.url}>{rateSource.label[language]}</SourceLink>
        </p>
        <p>
          {t(residence === 'CH' ? 'rates.peg_ch' : 'rates.peg')}{' '}
          <SourceLink url={ECB_RATES_URL}>{t('rates.ecb')}</SourceLink>
        </p>
        <p>{t('rates.rounding')}</p>
      </div>
    </Section>
  );
}
