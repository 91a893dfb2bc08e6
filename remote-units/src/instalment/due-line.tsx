import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { formatDay, formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { today } from '../today';
import styles from './instalment.module.css';

const tones: Partial<Record<InstalmentDetail['status'], string | undefined>> = {
  due: styles.soon,
  due_soon: styles.soon,
  overdue: styles.late,
};

/** When it is due, and how long that is from now. */
export function DueLine({ instalment }: { instalment: InstalmentDetail }) {
  const { t, language } = useTexts('units/instalment');
  const { due_on, expected_on, paid_on, status } = instalment;
  if (paid_on)
    return (
      <p className={styles.due}>{t('instalment.paid_on', { day: formatDay(paid_on, language) })}</p>
    );
  if (!due_on)
    return (
      <p className={styles.due}>
        {expected_on
          ? t('instalment.expected', { month: formatMonth(expected_on, language) })
          : t('instalment.not_due')}
      </p>
    );
  const days = daysBetween(today(), due_on);
  return (
    <p className={styles.due}>
      <span className={tones[status]}>
        {t('instalment.due_on', { day: formatDay(due_on, language) })}
      </span>
      {status !== 'proof_submitted' &&
        ` · ${t(days < 0 ? 'instalment.late' : 'instalment.in_days', { count: Math.abs(days) })}`}
    </p>
  );
}
