import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { splitAmount } from '@manzil/shared/domain/money';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import type { Db } from '../../platform/postgres/connect';
import { findBooked } from './current-rows.repository';
import { groupedBy } from './grouped';
import type { Line } from './line';
import type { Owners } from './owners';
import type { bookingsSheet } from './sheets/bookings.sheet';

export type BookingLine = Line<typeof bookingsSheet.columns>;

/** What one owner gains (positive) or pays, in fils. */
export type Posting = {
  /** null = it belongs to no unit. */
  unitId: string | null;
  investorId: string;
  category: LedgerCategory;
  /** null = the category's usual one. */
  taxGroup: TaxGroup | null;
  amount: number;
};

export const unitsOf = (lines: BookingLine[]): Set<string> =>
  new Set(lines.flatMap(({ references }) => references.unit ?? []));

export type Original = { postings: Posting[]; reversed: boolean };

export async function originalsOf(
  db: Db,
  lines: BookingLine[],
  owners: Owners,
): Promise<Map<string, Original>> {
  const wanted = new Set(lines.map(({ references }) => references.reverses).filter(Boolean));
  const stored = await findBooked(db, [...wanted] as string[]);
  const originals = new Map<string, Original>();
  for (const [id, booked] of groupedBy(stored, ({ journal_id }) => journal_id)) {
    originals.set(id, {
      reversed: booked.some(({ reversed }) => reversed),
      postings: booked.map(({ unit_id, investor_id, category, tax_group, amount_minor }) => ({
        unitId: unit_id,
        investorId: investor_id,
        category,
        taxGroup: tax_group,
        amount: amount_minor,
      })),
    });
  }
  // Lines are in the order of the file: a reversal that is reversed in turn comes behind what it reverses.
  for (const line of lines) {
    if (!wanted.has(line.rowId)) continue;
    const postings = postingsOf(line, owners, originals);
    originals.set(line.rowId, { postings, reversed: false });
  }
  return originals;
}

/** For the accounts of what it reverses, else of its investor, else of the owners of its day by their shares. */
export function postingsOf(
  { references, values }: BookingLine,
  owners: Owners,
  originals: Map<string, Original>,
): Posting[] {
  const { category, tax_group: taxGroup, amount_aed, value_date } = values;
  const unitId = references.unit ?? null;
  if (references.reverses) {
    const reversed = originals.get(references.reverses)?.postings ?? [];
    return reversed.map((posting) => ({ ...posting, amount: -posting.amount }));
  }
  if (references.investor) {
    return [{ unitId, investorId: references.investor, category, taxGroup, amount: amount_aed }];
  }
  if (unitId === null) return [];
  const shares = owners.on(unitId, value_date);
  if (shares.length === 0) return [];
  const parts = splitAmount(
    amount_aed,
    shares.map(({ share_bps }) => share_bps),
  );
  return shares
    .map(({ investor_id }, index) => ({
      unitId,
      investorId: investor_id,
      category,
      taxGroup,
      amount: parts[index] ?? 0,
    }))
    .filter(({ amount }) => amount !== 0);
}
