import type { BookingUnit } from '@manzil/shared/contract/bookings/bookings';
import type { Statement, StatementLine } from '@manzil/shared/contract/statements/statements';

type Lines = Pick<Statement, 'units'>;
type Placed = { unit: BookingUnit | null; line: StatementLine };

export type ChangedLine = {
  key: string;
  unit: BookingUnit | null;
  category: StatementLine['category'];
  /** Null where it is new. */
  from: StatementLine | null;
  /** Null where it is gone. */
  to: StatementLine | null;
};

/** What was added, changed and taken away between two statements, by unit and category; in the order of the later one. */
export function changedLines(before: Lines, after: Lines): ChangedLine[] {
  const [earlier, later] = [placesOf(before), placesOf(after)];
  return [...new Map([...later, ...earlier])].flatMap(
    ([
      key,
      {
        unit,
        line: { category },
      },
    ]) => {
      const from = earlier.get(key)?.line ?? null;
      const to = later.get(key)?.line ?? null;
      return from && to && isSame(from, to) ? [] : [{ key, unit, category, from, to }];
    },
  );
}

const placesOf = ({ units }: Lines): Map<string, Placed> =>
  new Map(
    units.flatMap(({ unit, lines }) =>
      lines.map((line) => [`${unit?.unit_id ?? 'none'} ${line.category}`, { unit, line }] as const),
    ),
  );

const isSame = (one: StatementLine, other: StatementLine): boolean =>
  one.amount.amount === other.amount.amount &&
  one.bookings === other.bookings &&
  one.first_on === other.first_on &&
  one.last_on === other.last_on;
