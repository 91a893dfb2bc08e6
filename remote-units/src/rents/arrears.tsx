import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { addDays, arrearsDeadline } from '@manzil/shared/domain/deadlines';
import { formatDay } from '@manzil/shared/format/date';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { today } from '../today';
import styles from './rents.module.css';

type Step = { key: string; done: boolean; text: string; detail: string | null };
type Texts = TextsOf<'units/rents'>;

/** What became of a cheque that has bounced. @param inDubai whose law says what follows, too */
export function Arrears({ cheque, inDubai }: { cheque: RentCheque; inDubai: boolean }) {
  const texts = useTexts('units/rents');
  const { seq } = cheque;
  const steps = inDubai ? stepsOfLaw(cheque, texts) : recorded(cheque, texts);
  return (
    <div className={styles.arrears}>
      <h3 className={styles.what}>
        {texts.t(inDubai ? 'arrears.title' : 'arrears.recorded.title', { seq })}
      </h3>
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

const bounce = ({ bounced_on, bounce_reason }: RentCheque, { t, language }: Texts): Step => ({
  key: 'bounced',
  done: true,
  text: bounced_on
    ? t('arrears.bounced', { day: formatDay(bounced_on, language) })
    : t('arrears.bounced_once'),
  detail: bounce_reason && t(`arrears.reasons.${bounce_reason}`),
});

/** In the order of the law (Dubai Law 33/2008 Art. 25). */
function stepsOfLaw(cheque: RentCheque, texts: Texts): Step[] {
  const { t, language } = texts;
  const { notice_served_on, filed_on, case_no } = cheque;
  const day = (on: string) => formatDay(on, language);
  const deadline = notice_served_on && arrearsDeadline(notice_served_on);
  return [
    bounce(cheque, texts),
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
}

/** What other emirates ask for is not known here: what was done, and no more. */
function recorded(cheque: RentCheque, texts: Texts): Step[] {
  const { t, language } = texts;
  const { notice_served_on, filed_on, case_no } = cheque;
  const steps = [bounce(cheque, texts)];
  if (notice_served_on) {
    const text = t('arrears.recorded.notice', { day: formatDay(notice_served_on, language) });
    steps.push({ key: 'notice', done: true, text, detail: null });
  }
  if (filed_on) {
    const text = t('arrears.recorded.claim', { day: formatDay(filed_on, language) });
    const detail = case_no && t('arrears.case_no', { no: case_no });
    steps.push({ key: 'claim', done: true, text, detail });
  }
  return steps;
}
