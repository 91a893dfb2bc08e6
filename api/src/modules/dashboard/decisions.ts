import type { Decision } from '@manzil/shared/contract/dashboard/dashboard';
import { addDays } from '@manzil/shared/domain/deadlines';
import { instalmentStatus } from '@manzil/shared/domain/instalment-status';
import type { HeldDocument } from '../profile/standing.repository';
import { aed } from '../units/unit-summary';
import type { OpenInstalment, OpenItem } from './due.repository';
import type { Notice, Portfolio } from './portfolio.repository';
import { unitRef } from './unit-ref';

const IDENTITY = ['passport', 'proof-of-address'];
/** A document is expiring from this many days before its last valid day. */
const EXPIRING_DAYS = 60;

type Sources = Pick<Portfolio, 'items' | 'notices'> & { documents: HeldDocument[] };

export function decisionsOf({ items, notices, documents }: Sources, today: string): Decision[] {
  return [
    ...items.flatMap((item) => itemDecision(item, today)),
    ...notices.map(noticeDecision),
    ...documents.flatMap((document) => documentDecision(document, today)),
    ...missingDocuments(documents),
  ].sort(
    (a, b) => (a.due_on ?? today).localeCompare(b.due_on ?? today) || a.id.localeCompare(b.id),
  );
}

const NOTHING = {
  unit: null,
  document_type: null,
  seq: null,
  count: null,
  amount: null,
  due_on: null,
};

function itemDecision(item: OpenItem, today: string): Decision[] {
  const kind = item.kind === 'instalment' ? instalmentKind(item, today) : 'cheque_bounced';
  if (kind === null) return [];
  const { seq, count, due_on } = item;
  const amount = aed(item.amount_fils);
  return [
    {
      ...NOTHING,
      id: `${item.kind}:${item.id}`,
      kind,
      unit: unitRef(item),
      seq,
      count,
      amount,
      due_on,
    },
  ];
}

function instalmentKind(item: OpenInstalment, today: string): Decision['kind'] | null {
  const status = instalmentStatus(item.due_on, null, null, today);
  if (status === 'planned') return null;
  if (status === 'overdue') return 'instalment_overdue';
  return item.trigger === 'handover' ? 'handover_payment_due' : 'instalment_due';
}

function noticeDecision(notice: Notice): Decision {
  const id = `rent_notice:${notice.unit_id}`;
  return {
    ...NOTHING,
    id,
    kind: 'rent_notice_due',
    unit: unitRef(notice),
    due_on: notice.notice_by,
  };
}

function documentDecision(document: HeldDocument, today: string): Decision[] {
  const kind = documentKind(document, today);
  if (kind === null) return [];
  const { document_id, document_type, unit, valid_until } = document;
  return [
    {
      ...NOTHING,
      id: `document:${document_id}`,
      kind,
      unit,
      document_type,
      due_on: kind === 'document_declined' ? null : valid_until,
    },
  ];
}

function documentKind(document: HeldDocument, today: string): Decision['kind'] | null {
  if (document.status === 'declined') return 'document_declined';
  if (document.valid_until === null) return null;
  if (document.valid_until < today) return 'document_expired';
  return document.valid_until <= addDays(today, EXPIRING_DAYS) ? 'document_expiring' : null;
}

function missingDocuments(documents: HeldDocument[]): Decision[] {
  return IDENTITY.filter((type) => !documents.some((held) => held.document_type === type)).map(
    (type) => ({
      ...NOTHING,
      id: `missing:${type}`,
      kind: 'document_missing' as const,
      document_type: type,
    }),
  );
}
