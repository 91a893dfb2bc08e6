import type { ChosenUnit, Depreciation, TaxYear } from '@manzil/shared/contract/tax/tax';
import { depreciates } from '@manzil/shared/domain/depreciation';
import { taxCurrency } from '@manzil/shared/domain/tax-year';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { Section } from '@manzil/shared/ui/section';
import { DepreciationForm } from './depreciation-form';
import { DepreciationResult } from './depreciation-result';
import styles from './tax.module.css';

const WHOLE_BPS = 10_000;

type HelpProps = { taxYear: TaxYear; unit: ChosenUnit; depreciation: Depreciation };

export function DepreciationHelp({ taxYear, unit, depreciation }: HelpProps) {
  const { t } = useTexts('units/tax');
  const { residence } = taxYear;
  if (!residence) return null;
  return (
    <Section title={t('depreciation.title')}>
      <div className={styles.help}>
        {depreciates(residence) ? (
          <>
            <p>{t('depreciation.lead')}</p>
            <Acquisition unit={unit} depreciation={depreciation} residence={residence} />
            <DepreciationForm
              key={`${unit.unit?.unit_id} ${depreciation.version} ${residence}`}
              unitId={unit.unit?.unit_id ?? ''}
              depreciation={depreciation}
              residence={residence}
            />
            <DepreciationResult year={taxYear.year} unit={unit} />
            <p className={styles.note}>
              {t(residence === 'DE' ? 'depreciation.law_de' : 'depreciation.law_at')}
            </p>
          </>
        ) : (
          <p>{t('depreciation.ch')}</p>
        )}
      </div>
    </Section>
  );
}

type AcquisitionProps = Omit<HelpProps, 'taxYear'> & { residence: 'DE' | 'AT' };

function Acquisition({ unit, depreciation, residence }: AcquisitionProps) {
  const { t, language } = useTexts('units/tax');
  const { price, fee, other_costs, part, converted, rate_on, purchased_on } = depreciation;
  const share = unit.share_bps ?? WHOLE_BPS;
  const currency = taxCurrency(residence);
  return (
    <>
      <Facts
        facts={[
          { label: t('depreciation.price'), value: formatMoney(price, language) },
          { label: t('depreciation.fee'), value: formatMoney(fee, language) },
          ...(other_costs.amount > 0
            ? [{ label: t('depreciation.other'), value: formatMoney(other_costs, language) }]
            : []),
          {
            label:
              share < WHOLE_BPS
                ? t('depreciation.part', { percent: formatBps(share, language) })
                : t('depreciation.part_whole'),
            value: formatMoney(part, language),
          },
          ...(converted && rate_on
            ? [
                {
                  label: t('depreciation.converted', {
                    currency,
                    day: formatDay(rate_on, language),
                  }),
                  value: formatMoney(converted, language),
                },
              ]
            : []),
        ]}
      />
      {!converted && (
        <p className={styles.note}>
          {t('depreciation.no_rate', {
            day: formatDay(purchased_on, language),
            currency,
            field: t('depreciation.own_acquisition'),
          })}
        </p>
      )}
    </>
  );
}
