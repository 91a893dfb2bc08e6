import type { Contract, ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import { formatDay } from '@manzil/shared/format/date';
import { instalmentName } from '@manzil/shared/format/instalment-name';
import { formatMoney } from '@manzil/shared/format/money';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Timeline } from '@manzil/shared/ui/timeline';
import { CalendarPlus } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { filePart } from '../money/file-part';
import { deadlinesFile } from './contract.api';
import styles from './contract.module.css';
import { noticeRule } from './notice-rule';
import { partOwned } from './part-owned';

/** What comes by when, and the same for a calendar. */
export function Deadlines({ contract }: { contract: Contract }) {
  const words = useTexts('units/contract');
  const { t, language } = words;
  const { contract_id, deadlines, kind, unit } = contract;
  const of = [t(`kind.${kind}`), unit?.property_name, unit?.unit_no].filter(Boolean).join(' ');
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(t('deadlines.file', { of: filePart(of) }), () =>
        deadlinesFile(contract_id, language),
      ),
    failed: t('deadlines.failed'),
    advice: () => t('deadlines.failed_text'),
  });
  const rule = noticeRule(contract);
  if (deadlines.length === 0)
    return (
      <Section title={t('deadlines.title')}>
        <p className="secondary">{t(rule ? `deadlines.notice.${rule}` : 'deadlines.none')}</p>
      </Section>
    );
  return (
    <Section
      title={t('deadlines.title')}
      aside={
        <Button size="compact" icon={CalendarPlus} busy={busy} onClick={save}>
          {t('deadlines.calendar')}
        </Button>
      }
    >
      <Timeline
        entries={deadlines.map((deadline) => ({
          key: `${deadline.kind} ${deadline.seq ?? ''}`,
          date: formatDay(deadline.on, language),
          isoDate: deadline.on,
          title: titleOf(deadline, contract, words),
          detail: detailOf(deadline, contract, words),
        }))}
      />
      {rule && <p className={styles.note}>{t(`deadlines.notice.${rule}`)}</p>}
    </Section>
  );
}

function titleOf(
  { kind, seq }: ContractDeadline,
  { kind: of, purchase }: Contract,
  words: TextsOf<'units/contract'>,
): string {
  const { t, language } = words;
  if (kind === 'end' && of === 'power_of_attorney') return t('deadlines.power_ends');
  if (kind === 'instalment')
    return instalmentName({ seq, count: purchase?.instalments ?? null }, language);
  return t(`deadlines.kind.${kind}`, { seq });
}

function detailOf(
  { kind, amount }: ContractDeadline,
  contract: Contract,
  { t, language }: TextsOf<'units/contract'>,
): ReactNode {
  const { kind: of, management, tenancy } = contract;
  if (amount) {
    const sum = formatMoney(amount, language);
    return kind === 'instalment' && partOwned(contract) ? t('deadlines.whole', { sum }) : sum;
  }
  if (kind === 'end' && management?.next) {
    const { contract_id, starts_on } = management.next;
    return (
      <Link to={`/contracts/${contract_id}`}>
        {starts_on
          ? t('deadlines.next', { day: formatDay(starts_on, language) })
          : t('deadlines.next_at_handover')}
      </Link>
    );
  }
  if (kind === 'end' && tenancy?.notice_given) return t('deadlines.given_notice');
  if (kind === 'end' && tenancy?.in_dubai === false) return t('deadlines.end_elsewhere');
  if (kind === 'end') return of === 'purchase' ? '' : t(`deadlines.end_of.${of}`);
  return kind === 'cheque' || kind === 'instalment' ? '' : t(`deadlines.detail.${kind}`);
}
