import { findCheques, findTenancies } from '../current-rows.repository';
import { groupedBy } from '../grouped';
import type { Line } from '../line';
import { chequesSheet, tenanciesSheet } from '../sheets/tenancies.sheet';
import { unitOf } from './ownership.rule';
import { defineRule } from './rule';
import { refuseTaken } from './taken';

type TenancyLine = Line<typeof tenanciesSheet.columns>;
type Span = { starts_on: string; ends_on: string; line: TenancyLine | null };

/** Those that take the unit, as in the constraint tenancies_no_overlap. */
const takesUnit = (status: string) =>
  !['draft', 'pending_signature', 'pending_ejari'].includes(status);

const hasEnded = (status: string) => status === 'ended' || status === 'terminated';

export const tenancyRule = defineRule(tenanciesSheet, async ({ db, today, lines, refuse }) => {
  for (const line of lines) {
    const { status, ends_on } = line.values;
    if (hasEnded(status) && ends_on > today)
      refuse(
        line,
        'ends_on',
        `${ends_on} is after today, though the tenancy is ${status}: put in its real last day, or notice_given until then`,
      );
  }
  const byUnit = groupedBy(lines, unitOf);
  const changed = new Set(lines.map(({ rowId }) => rowId));
  const stored = groupedBy(await findTenancies(db, byUnit.keys()), ({ unit_id }) => unit_id);
  for (const [unit, own] of byUnit) {
    const spans: Span[] = [
      ...(stored.get(unit) ?? [])
        .filter(({ id, status }) => !changed.has(id) && takesUnit(status))
        .map(({ starts_on, ends_on }) => ({ starts_on, ends_on, line: null })),
      ...own
        .filter(({ values }) => takesUnit(values.status))
        .map((line) => ({ ...line.values, line })),
    ].sort((a, b) => a.starts_on.localeCompare(b.starts_on));
    let before: Span | undefined;
    for (const span of spans) {
      if (before && span.starts_on <= before.ends_on) {
        const line = span.line ?? before.line;
        const other = line === span.line ? before : span;
        const reason = `overlaps the tenancy of the unit from ${other.starts_on} to ${other.ends_on}`;
        if (line) refuse(line, 'starts_on', reason);
      }
      if (!before || span.ends_on > before.ends_on) before = span;
    }
  }
});

export const chequeRule = defineRule(chequesSheet, async ({ db, lines, refuse }) => {
  const key = (tenancy: string | undefined, seq: number) => `${tenancy} ${seq}`;
  refuseTaken(
    { lines, refuse },
    {
      rows: await findCheques(db, new Set(lines.map(({ references }) => references.tenancy ?? ''))),
      column: 'seq',
      keyOf: ({ references, values }) => key(references.tenancy, values.seq),
      keyOfRow: ({ tenancy_id, seq }) => key(tenancy_id, seq),
    },
  );
});
