import type { Instalment, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { formatDay, formatMonth } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { AmountsNote } from '../money/amounts-note';
import { InstalmentLink } from '../unit/instalment-way';
import { InstalmentChip } from './instalment-chip';
import { instalmentSums } from './instalment-sums';
import { PaidBar } from './paid-bar';

export function Instalments({ unit }: { unit: UnitDetail }) {
  const { instalments } = unit;
  const words = useTexts('units/unit-detail');
  const { t, language } = words;
  const { currency, all, paid } = instalmentSums(instalments);
  const next = instalments.find(({ status }) => status !== 'paid');
  return (
    <Section id="instalments" title={t('instalments.title')}>
      <PaidBar instalments={instalments} next={next} all={all} paid={paid} />
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
        <InstalmentLink unitId={unitId} seq={seq}>
          {language === 'de' ? label_de : label_en}
        </InstalmentLink>
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
