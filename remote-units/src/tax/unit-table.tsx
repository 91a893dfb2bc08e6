import type { TaxSum, TaxUnit, TaxYear } from '@manzil/shared/contract/tax/tax';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { taxAddress } from './choice';
import styles from './tax.module.css';

const PARTS = ['income', 'costs', 'surplus'] as const;
const WHOLE_BPS = 10_000;

/** One row for each unit, which leads to the bookings behind it. */
export function UnitTable({ taxYear }: { taxYear: TaxYear }) {
  const { t, language } = useTexts('units/tax');
  const { year, units, sum, residence } = taxYear;
  const currency = sum.surplus.converted?.currency ?? 'AED';
  const written = (part: TaxSum) => formatAmount(part.converted ?? part.amount, language);
  const columns: Column<TaxUnit>[] = [
    {
      key: 'unit',
      head: t('tax.unit'),
      cell: ({ unit, share_bps }) =>
        unit ? (
          <>
            <Link to={taxAddress({ year, unit_id: unit.unit_id })}>{unitTitle(unit)}</Link>
            {share_bps !== null && share_bps < WHOLE_BPS && ` · ${formatBps(share_bps, language)}`}
          </>
        ) : (
          t('tax.no_unit')
        ),
      narrow: 'title',
    },
    ...PARTS.map(
      (part): Column<TaxUnit> => ({
        key: part,
        head: t(`units.${part}`),
        cell: (row) => written(row[part]),
        numeric: true,
        narrow: part === 'surplus' ? 'amount' : 'detail',
        narrowLabel: t(`units.${part}`),
      }),
    ),
  ];
  return (
    <Section
      title={t(residence === 'DE' ? 'units.title_de' : 'units.title')}
      note={t('units.in', { currency })}
    >
      <p className={styles.note}>{t('units.pdf')}</p>
      <Table
        caption={t('units.caption', { year })}
        columns={columns}
        rows={units}
        rowKey={({ unit }) => unit?.unit_id ?? 'none'}
        sum={{
          unit: t('units.sum'),
          income: written(sum.income),
          costs: written(sum.costs),
          surplus: written(sum.surplus),
        }}
      />
    </Section>
  );
}
