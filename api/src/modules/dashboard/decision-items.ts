import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import {
  addDays,
  addMonths,
  arrearsDeadline,
  daysBetween,
  rentNoticeBy,
} from '@manzil/shared/domain/deadlines';
import { DUE_SOON_DAYS, instalmentStatus } from '@manzil/shared/domain/instalment-status';
import type { HeldDocument } from '../profile/standing.repository';
import { type DecisionItem, NOTHING } from './decision-item';
import type { OpenInstalment, OpenItem } from './due.repository';
import type { EndingTenancy } from './ending-tenancies.repository';
import type { Portfolio } from './portfolio.repository';
import type { PressingDocument } from './pressing-documents.repository';

const IDENTITY = ['passport', 'proof-of-address'];
/** A tenancy goes on for as long as it was, a year at most (Dubai Law 26/2007 Art. 6). */
const RENEWAL_MONTHS = 12;

export type DecisionSources = Pick<Portfolio, 'items' | 'ending'> & {
  documents: HeldDocument[];
  pressing: PressingDocument[];
};

export const itemsOf = (
  { items, ending, documents, pressing }: DecisionSources,
  today: string,
): DecisionItem[] => [
  ...items.flatMap((item) => openItem(item, today)),
  ...ending.flatMap((tenancy) => tenancyItems(tenancy, today)),
  ...pressing.map((document) => documentItem(document, today)),
  ...missingDocuments(documents),
];

function openItem(item: OpenItem, today: string): DecisionItem[] {
  const kind = item.kind === 'instalment' ? instalmentKind(item, today) : 'cheque_bounced';
  if (kind === null) return [];
  const { seq, count, due_on, amount_fils, share_bps } = item;
  const served = item.kind === 'cheque' ? item.notice_served_on : null;
  const holds_until = served && arrearsDeadline(served);
  const key = `${kind}:${item.id}`;
  const sum = { amount_fils, share_bps };
  return [{ ...NOTHING, key, kind, unit: item, seq, count, ...sum, due_on, holds_until }];
}

function instalmentKind(item: OpenInstalment, today: string): Decision['kind'] | null {
  const status = instalmentStatus(item.due_on, null, null, today);
  if (status === 'planned') return null;
  if (status === 'overdue') return 'instalment_overdue';
  return item.trigger === 'handover' ? 'handover_payment_due' : 'instalment_due';
}

/** Who has given notice of a rise and marked it has missed nothing: both have one key. */
function tenancyItems(unit: EndingTenancy, today: string): DecisionItem[] {
  const { unit_id, tenancy_id: contract_id, starts_on, ends_on, notice_by } = unit;
  const nothing = { ...NOTHING, unit, contract_id };
  const key = `tenancy_end:${unit_id}:${ends_on}`;
  const ending = { ...nothing, key, kind: 'tenancy_ending' as const, due_on: ends_on };
  if (notice_by === null) return [ending];
  const notice = { ...nothing, key: `rent_notice:${unit_id}:${notice_by}`, due_on: notice_by };
  if (notice_by >= today) return [{ ...notice, kind: 'rent_notice_due' }];
  const ofAYear = addMonths(ends_on, RENEWAL_MONTHS);
  const asLong = addDays(ends_on, daysBetween(starts_on, ends_on) + 1);
  const [holds_until = ofAYear] = [asLong, ofAYear].sort();
  const next_on = rentNoticeBy(holds_until);
  const missed = { ...notice, kind: 'rent_notice_missed' as const, holds_until, next_on };
  return ends_on > addDays(today, DUE_SOON_DAYS) ? [missed] : [missed, ending];
}

function documentItem(document: PressingDocument, today: string): DecisionItem {
  const { document_id, document_type, unit, valid_until } = document;
  const kind = documentKind(document, today);
  const due_on = kind === 'document_declined' ? null : valid_until;
  const key = `${kind}:${document_id}`;
  return { ...NOTHING, key, kind, unit, document_type, document_id, due_on };
}

function documentKind({ status, valid_until }: PressingDocument, today: string): Decision['kind'] {
  if (status === 'declined') return 'document_declined';
  return valid_until !== null && valid_until < today ? 'document_expired' : 'document_expiring';
}

function missingDocuments(documents: HeldDocument[]): DecisionItem[] {
  return IDENTITY.filter((type) => !documents.some((held) => held.document_type === type)).map(
    (type) => ({
      ...NOTHING,
      key: `document_missing:${type}`,
      kind: 'document_missing',
      document_type: type,
    }),
  );
}
