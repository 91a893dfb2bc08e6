import type { Cheque, UnitDetail } from '@manzil/shared/contract/units/unit-detail';
import { sumAmounts } from '@manzil/shared/domain/money';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Table } from '@manzil/shared/ui/table';
import { ChequeChip } from '../cheque/cheque-chip';
import { ChequeLadder } from '../cheque/cheque-ladder';
import { AmountsNote } from '../money/amounts-note';
import { today } from '../today';
import styles from './cheques.module.css';

export function Cheques({ unit }: { unit: UnitDetail }) {
  const { t, language } = useTexts('units/unit-detail');
  const cheques = unit.cheques.filter(({ status }) => status !== 'replaced');
  const currency = cheques[0]?.amount.currency ?? 'AED';
  const sum = (some: readonly Cheque[]) =>
    sumAmounts(
      some.map(({ amount }) => amount),
      currency,
    );
  const cleared = cheques.filter(({ status }) => status === 'cleared');
  return (
    <Section
      id="cheques"
      title={t('cheques.title')}
      aside={t('cheques.cleared_of', {
        cleared: formatAmount(sum(cleared), language, { whole: true }),
        all: formatMoney(sum(cheques), language, { whole: true }),
      })}
    >
      <ChequeLadder cheques={cheques} />
      <AmountsNote>{t('amounts', { currency })}</AmountsNote>
      <Table
        caption={t('cheques.title')}
        rows={unit.cheques}
        rowKey={({ seq, status }) => `${seq}${status}`}
        columns={[
          {
            key: 'seq',
            head: t('cheques.seq'),
            cell: ({ seq }) => seq,
            narrowLabel: t('cheques.seq'),
          },
          {
            key: 'due',
            head: t('cheques.due'),
            cell: ({ due_on }) => formatDay(due_on, language),
            narrow: 'title',
          },
          {
            key: 'status',
            head: t('cheques.status'),
            cell: (cheque) => (
              <ChequeChip
                cheque={cheque}
                word={(state, count) => t(`cheques.${state}`, { count })}
              />
            ),
          },
          {
            key: 'amount',
            head: currency,
            cell: ({ amount }) => formatAmount(amount, language),
            numeric: true,
            narrow: 'amount',
          },
        ]}
      />
      {unit.rent_notice_by && <RentNotice by={unit.rent_notice_by} />}
    </Section>
  );
}

function RentNotice({ by }: { by: string }) {
  const { t, language } = useTexts('units/unit-detail');
  const day = formatDay(by, language);
  return (
    <p className={styles.notice}>
      {by < today() ? (
        t('cheques.notice_passed', { day })
      ) : (
        <>
          {t('cheques.notice_before')} <strong>{day}</strong>
          {t('cheques.notice_after')}
        </>
      )}
    </p>
  );
}
