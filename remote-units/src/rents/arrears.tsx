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
  const steps = (inDubai ? stepsOfLaw : stepsElsewhere)(cheque, texts);
  return (
    <div className={styles.arrears}>
      <h3 className={styles.what}>{texts.t('arrears.title', { seq })}</h3>
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
  // A notice that is still to be served is served today at the earliest.
  const deadline = arrearsDeadline(notice_served_on ?? today());
  // Whoever has filed a claim has served it, though its day is not known.
  const served: Step[] = [
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
      done: deadline < today(),
      text: t(notice_served_on ? 'arrears.deadline' : 'arrears.deadline_open', {
        day: day(deadline),
      }),
      detail: null,
    },
  ];
  return [
    bounce(cheque, texts),
    ...(notice_served_on || !filed_on ? served : []),
    {
      key: 'claim',
      done: filed_on !== null,
      text: filed_on
        ? t('arrears.claim', { day: day(filed_on) })
        : t(notice_served_on ? 'arrears.claim_from' : 'arrears.claim_open', {
            day: day(addDays(deadline, 1)),
          }),
      detail: case_no && t('arrears.case_no', { no: case_no }),
    },
  ];
}

/** What other emirates ask for by when is not known here: what was done, and in which order the office goes on. */
function stepsElsewhere(cheque: RentCheque, texts: Texts): Step[] {
  const { t, language } = texts;
  const { notice_served_on, filed_on, case_no } = cheque;
  const steps = [bounce(cheque, texts)];
  if (notice_served_on || !filed_on)
    steps.push({
      key: 'notice',
      done: notice_served_on !== null,
      text: notice_served_on
        ? t('arrears.elsewhere.notice', { day: formatDay(notice_served_on, language) })
        : t('arrears.elsewhere.notice_open'),
      detail: notice_served_on ? null : t('arrears.elsewhere.notice_open_text'),
    });
  steps.push({
    key: 'claim',
    done: filed_on !== null,
    text: filed_on
      ? t('arrears.elsewhere.claim', { day: formatDay(filed_on, language) })
      : t('arrears.elsewhere.claim_open'),
    detail: filed_on
      ? case_no && t('arrears.case_no', { no: case_no })
      : t('arrears.elsewhere.claim_open_text'),
  });
  return steps;
}
