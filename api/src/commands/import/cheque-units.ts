import type { Db } from '../../platform/postgres/connect';
import { findUnitsOfCheques, findUnitsOfTenancies } from './current-rows.repository';
import { linesOf, type Portfolio } from './portfolio';
import type { BookingLine } from './postings';
import { chequesSheet, tenanciesSheet } from './sheets/tenancies.sheet';

/** Of the cheques that bookings name the unit, stored before or in the same import. */
export async function unitsOfCheques(
  db: Db,
  portfolio: Portfolio,
  lines: BookingLine[],
): Promise<Map<string, string>> {
  const wanted = new Set(lines.flatMap(({ references }) => references.cheque ?? []));
  const added = linesOf(portfolio, chequesSheet).filter(({ rowId }) => wanted.has(rowId));
  const tenancies = new Map([
    ...unitById(await findUnitsOfTenancies(db, added.map(tenancyOf))),
    ...linesOf(portfolio, tenanciesSheet).map(
      ({ rowId, references }) => [rowId, references.unit ?? ''] as const,
    ),
  ]);
  return new Map([
    ...unitById(await findUnitsOfCheques(db, wanted)),
    ...added.map((line) => [line.rowId, tenancies.get(tenancyOf(line)) ?? ''] as const),
  ]);
}

const tenancyOf = ({ references }: { references: Record<string, string> }): string =>
  references.tenancy ?? '';

const unitById = (rows: { id: string; unit_id: string }[]) =>
  rows.map(({ id, unit_id }) => [id, unit_id] as const);
