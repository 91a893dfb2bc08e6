import type { Instalment, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { sumAmounts } from '@manzil/shared/domain/money';
import { formatDay, formatMonth } from '@manzil/shared/format/date';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { Instalments as Segments } from '@manzil/shared/ui/progress';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { AmountsNote } from '../money/amounts-note';
import { InstalmentChip } from './instalment-chip';
import styles from './instalments.module.css';

export function Instalments({ unit }: { unit: UnitDetail }) {
  const { instalments } = unit;
  const words = useTexts('units/unit-detail');
  const { t, language } = words;
  const currency = instalments[0]?.amount.currency ?? 'AED';
  const sum = (some: readonly Instalment[]) =>
    sumAmounts(
      some.map(({ amount }) => amount),
      currency,
    );
  const next = instalments.find(({ status }) => status !== 'paid');
  const all = sum(instalments);
  const paid = sum(instalments.filter(({ status }) => status === 'paid'));
  const sentence = t('instalments.paid_of', {
    paid: formatAmount(paid, language),
    all: formatMoney(all, language),
    open: formatMoney({ amount: all.amount - paid.amount, currency }, language),
  });
  return (
    <Section id="instalments" title={t('instalments.title')}>
      <p className={styles.paid}>{sentence}</p>
      <div className={styles.bar}>
        <Segments
          label={sentence}
          parts={instalments.map((instalment) => ({
            key: String(instalment.seq),
            share: instalment.amount.amount,
            state: instalment.status === 'paid' ? 'done' : instalment === next ? 'next' : 'open',
          }))}
        />
      </div>
      <AmountsNote>{t('amounts', { currency })}</AmountsNote>
      <Table
        caption={t('instalments.title')}
        columns={columns(words, currency, unit.unit_id)}
        rows={instalments}
        rowKey={({ seq }) => String(seq)}
        rowTone={(instalment) => (instalment === next ? 'due' : undefined)}
        sum={{
          label: t('instalments.sum'),
          share: formatBps(
            instalments.reduce((total, { share_bps }) => total + share_bps, 0),
            language,
          ),
          amount: formatAmount(all, language),
        }}
      />
    </Section>
  );
}

function columns(
  { t, language }: TextsOf<'units/unit-detail'>,
  currency: string,
  unitId: string,
): Column<Instalment>[] {
  return [
    {
      key: 'seq',
      head: t('instalments.seq'),
      cell: ({ seq }) => seq,
      narrowLabel: t('instalments.instalment'),
    },
    {
      key: 'label',
      head: t('instalments.label'),
      cell: ({ seq, label_de, label_en }) => (
        <Link to={`/my-units/${unitId}/instalments/${seq}`}>
          {language === 'de' ? label_de : label_en}
        </Link>
      ),
      narrow: 'title',
    },
    {
      key: 'due',
      head: t('instalments.due'),
      cell: ({ due_on, expected_on }) => {
        if (due_on) return formatDay(due_on, language);
        return (
          expected_on && t('instalments.expected', { month: formatMonth(expected_on, language) })
        );
      },
    },
    {
      key: 'status',
      head: t('instalments.status'),
      cell: (instalment) => <InstalmentChip instalment={instalment} />,
    },
    {
      key: 'share',
      head: t('instalments.share'),
      cell: ({ share_bps }) => formatBps(share_bps, language),
      numeric: true,
      narrow: 'hidden',
    },
    {
      key: 'amount',
      head: t('instalments.amount', { currency }),
      cell: ({ amount }) => formatAmount(amount, language),
      numeric: true,
      narrow: 'amount',
    },
  ];
}
