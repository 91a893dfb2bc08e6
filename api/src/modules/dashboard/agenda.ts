import type { AgendaEntry } from '@manzil/shared/contract/dashboard';
import type { HeldDocument } from '../profile/standing.repository';
import type { UnitRow } from '../units/unit-row';
import { aed } from '../units/unit-summary';
import type { OpenItem } from './open-items.repository';
import { unitRef } from './unit-ref';

type Sources = { items: OpenItem[]; rows: UnitRow[]; documents: HeldDocument[] };

const NOTHING = { document_type: null, seq: null, count: null, amount: null };

/** What happens from today until a day, by date. */
export function agendaOf(
  { items, rows, documents }: Sources,
  today: string,
  until: string,
): AgendaEntry[] {
  return [...items.map(itemEntry), ...rows.flatMap(unitEntries), ...documents.flatMap(expiryEntry)]
    .filter(({ on }) => on >= today && on <= until)
    .sort((a, b) => a.on.localeCompare(b.on) || place(a).localeCompare(place(b)));
}

const place = ({ kind, unit }: AgendaEntry) => `${kind} ${unit?.property_name} ${unit?.unit_no}`;

const itemEntry = (item: OpenItem): AgendaEntry => ({
  ...NOTHING,
  on: item.due_on,
  kind: item.kind,
  unit: unitRef(item),
  seq: item.seq,
  count: item.count,
  amount: aed(item.amount_fils),
});

function unitEntries(row: UnitRow): AgendaEntry[] {
  const days = [
    { on: row.notice_by, kind: 'rent_notice' },
    { on: row.ends_on, kind: 'tenancy_end' },
    { on: row.deadline_on, kind: 'handover_deadline' },
  ] as const;
  return days.flatMap(({ on, kind }) =>
    on === null ? [] : [{ ...NOTHING, on, kind, unit: unitRef(row) }],
  );
}

function expiryEntry({ document_type, unit, valid_until }: HeldDocument): AgendaEntry[] {
  if (valid_until === null) return [];
  return [{ ...NOTHING, on: valid_until, kind: 'document_expiry', unit, document_type }];
}
