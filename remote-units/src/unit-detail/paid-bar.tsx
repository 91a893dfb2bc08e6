import type { Instalment } from '@manzil/shared/contract/units/unit-detail';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Instalments as Segments } from '@manzil/shared/ui/progress';
import type { instalmentSums } from './instalment-sums';
import styles from './instalments.module.css';

type PaidBarProps = Pick<ReturnType<typeof instalmentSums>, 'all' | 'paid'> & {
  instalments: readonly Instalment[];
  next: Instalment | undefined;
};

export function PaidBar({ instalments, next, all, paid }: PaidBarProps) {
  const { t, language } = useTexts('units/unit-detail');
  const { currency } = all;
  const sentence = t('instalments.paid_of', {
    paid: formatAmount(paid, language),
    all: formatMoney(all, language),
    open: formatMoney({ amount: all.amount - paid.amount, currency }, language),
  });
  return (
    <>
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
    </>
  );
}
