import type { Cheque } from '@manzil/shared/contract/units/unit-detail';
import { formatMonthName } from '@manzil/shared/format/date';
import { usePortal } from '@manzil/shared/runtime';
import styles from './cheque-ladder.module.css';

/** A year of rent at a glance; the table beside it says the same. */
export function ChequeLadder({ cheques }: { cheques: readonly Cheque[] }) {
  const { language } = usePortal();
  const next = cheques.find(({ status }) => status !== 'cleared');
  return (
    <ol className={styles.ladder} aria-hidden="true">
      {cheques.map((cheque) => (
        <li key={cheque.seq} data-state={stateOf(cheque, next)}>
          {formatMonthName(cheque.due_on, language)}
        </li>
      ))}
    </ol>
  );
}

function stateOf(cheque: Cheque, next: Cheque | undefined) {
  if (cheque.status === 'cleared' || cheque.status === 'bounced') return cheque.status;
  return cheque === next ? 'next' : 'open';
}
