import type { Language } from '@manzil/shared/contract/values';
import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { StatementFigure, statementFigure } from '@manzil/shared/domain/statement-figure';
import type { ContentUnit, StatementContent } from './document/statement-content';
import type { BookedSum } from './month-bookings.repository';

const rank = (category: LedgerCategory) => LedgerCategory.indexOf(category);

export function inOrder(sums: BookedSum[]): BookedSum[] {
  const units = [...new Set(sums.map(({ unit_id }) => unit_id))];
  const place = new Map(units.map((unit, index) => [unit, index]));
  return [...sums].sort(
    (a, b) =>
      (place.get(a.unit_id) ?? 0) - (place.get(b.unit_id) ?? 0) ||
      rank(a.category) - rank(b.category),
  );
}

/** @param opening what the accounts held before, in minor units as all amounts */
export function figuresOf(opening: number, sums: BookedSum[]): StatementContent['figures'] {
  const sumOf = (figure: StatementFigure) =>
    sums
      .filter(({ category }) => statementFigure(category) === figure)
      .reduce((total, { amount }) => total + amount, 0);
  const figures = Object.fromEntries(
    StatementFigure.map((figure) => [figure, sumOf(figure)]),
  ) as Record<StatementFigure, number>;
  const closing = sums.reduce((total, { amount }) => total + amount, opening);
  return { opening, ...figures, closing };
}

export function unitsOf(sums: BookedSum[], language: Language): ContentUnit[] {
  const units = new Map<string | null, ContentUnit>();
  for (const sum of sums) {
    const { unit_id, property_name, unit_no, share_bps } = sum;
    const name = unit_id === null ? null : `${property_name} ${unit_no}`;
    const unit = units.get(unit_id) ?? { name, share_bps, lines: [] };
    units.set(unit_id, unit);
    unit.lines.push({ ...sum, text: sum[`text_${language}`] });
  }
  return [...units.values()];
}
