import { addMonths, rentNoticeBy } from './deadlines';

export const CONTRACT_KINDS = ['purchase', 'management', 'tenancy', 'power_of_attorney'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Notice to a tenant who is to leave at the end of the term, by notary or registered mail (Dubai Law 33/2008 Art. 25). */
const LEAVE_NOTICE_MONTHS = 12;

export type TermDeadline = { kind: 'leave_notice' | 'rent_notice' | 'end'; on: string };

type Term = {
  kind: ContractKind;
  /** Last day; null = until further notice. */
  ends_on: string | null;
  inDubai: boolean;
  /** Of a tenancy: it ends with its term, so nothing is left to give notice of. */
  noticeGiven: boolean;
};

/** What the term of a contract asks for from `today` on, by day. @param today calendar day in Asia/Dubai */
export function termDeadlines(
  { kind, ends_on, inDubai, noticeGiven }: Term,
  today: string,
): TermDeadline[] {
  if (ends_on === null) return [];
  const end: TermDeadline = { kind: 'end', on: ends_on };
  if (kind !== 'tenancy' || noticeGiven) return fromDay([end], today);
  const notices: TermDeadline[] = [
    { kind: 'leave_notice', on: addMonths(ends_on, -LEAVE_NOTICE_MONTHS) },
    { kind: 'rent_notice', on: rentNoticeBy(ends_on) },
  ];
  return fromDay([...(inDubai ? notices : []), end], today);
}

/** Those on a day or later, by day. */
export const fromDay = <Dated extends { on: string }>(
  all: readonly Dated[],
  day: string,
): Dated[] => all.filter(({ on }) => on >= day).sort((a, b) => a.on.localeCompare(b.on));
