import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { useNow } from '@manzil/shared/ui/use-now';
import { useId } from 'react';
import { useMoment } from '../bank/use-moment';
import styles from './next-steps.module.css';

const COOLING_OFF_MS = 48 * 3_600_000;

type NextStepsProps = {
  /** Where payouts go until then; null = they wait. */
  paidTo: ListedAccount | null;
  /** The holder is not plainly the investor. */
  reviewed: boolean;
};

export function NextSteps({ paidTo, reviewed }: NextStepsProps) {
  const { t } = useTexts('profile/edit-bank-details');
  const titleId = useId();
  const moment = useMoment();
  const usable = new Date(useNow().getTime() + COOLING_OFF_MS);
  const { day, clocks } = moment(usable);
  const steps = [
    [t('edit_bank.now'), t('edit_bank.now_text')],
    [
      t('edit_bank.wait'),
      paidTo ? t('edit_bank.wait_text', { iban: maskedIban(paidTo) }) : t('edit_bank.wait_first'),
    ],
    [day, clocks, t(reviewed ? 'edit_bank.from_review' : 'edit_bank.from')],
  ];
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="heading">
        {t('edit_bank.next')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(([title, ...lines]) => (
          <li key={title} className={styles.step}>
            <p className={styles.title}>{title}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
