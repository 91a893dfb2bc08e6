import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { addDays, arrearsDeadline } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { today } from '../today';
import styles from './rents.module.css';

/** What follows when a cheque has bounced, in the order of the law (Dubai Law 33/2008 Art. 25). */
export function Arrears({ cheque }: { cheque: RentCheque }) {
  const { t, language } = useTexts('units/rents');
  const { seq, bounced_on, bounce_reason, notice_served_on, filed_on, case_no } = cheque;
  const day = (on: string) => formatDay(on, language);
  const deadline = notice_served_on && arrearsDeadline(notice_served_on);
  const steps = [
    {
      key: 'bounced',
      done: true,
      text: bounced_on ? t('arrears.bounced', { day: day(bounced_on) }) : t('arrears.bounced_once'),
      detail: bounce_reason && t(`arrears.reasons.${bounce_reason}`),
    },
    {
      key: 'notice',
      done: notice_served_on !== null,
      text: notice_served_on
        ? t('arrears.notice', { day: day(notice_served_on) })
        : t('arrears.notice_open'),
      detail: notice_served_on ? null : t('arrears.notice_open_text'),
    },
    {
      key: 'deadline',
      done: deadline !== null && deadline < today(),
      text: deadline ? t('arrears.deadline', { day: day(deadline) }) : t('arrears.deadline_open'),
      detail: null,
    },
    {
      key: 'claim',
      done: filed_on !== null,
      text: filed_on
        ? t('arrears.claim', { day: day(filed_on) })
        : deadline
          ? t('arrears.claim_from', { day: day(addDays(deadline, 1)) })
          : t('arrears.claim_open'),
      detail: case_no && t('arrears.case_no', { no: case_no }),
    },
  ];
  return (
    <div className={styles.arrears}>
      <h3 className={styles.what}>{t('arrears.title', { seq })}</h3>
      <ol className={styles.steps}>
        {steps.map(({ key, done, text, detail }) => (
          <li key={key} data-done={done}>
            <span>{text}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
