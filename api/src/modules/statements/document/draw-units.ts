import { lineCells, TEXT_AT } from './line-cells';
import { type Cell, type Sheet, WIDTH } from './sheet';
import type { ContentUnit, StatementContent, Wording } from './statement-content';
import { unitHead } from './unit-head';

const ROW = 15;
const BETWEEN_UNITS = 12;
/** A unit of up to this many rows stays on one page. */
const TOGETHER = 14;
/** The sum and the notes below it stand under the last unit, not on a page of their own. */
const ENDING = 90;

type Writer = { sheet: Sheet; content: StatementContent; wording: Wording };

export function drawUnits(sheet: Sheet, content: StatementContent, wording: Wording): void {
  const { units, currency, figures } = content;
  const { texts, amount } = wording;
  sheet.keep(130);
  sheet.heading('H2', texts.units);
  sheet.space(16);
  if (units.length === 0) {
    sheet.paragraph(texts.nothing, 'text', ROW);
    return;
  }
  sheet.openTable([
    columnHead(texts.category, 0),
    columnHead(texts.booking, TEXT_AT),
    { ...columnHead(texts.amount(currency), WIDTH), align: 'right' },
  ]);
  sheet.space(8);
  sheet.rule();
  sheet.space(17);
  units.forEach((unit, index) => {
    const last = index === units.length - 1;
    drawUnit({ sheet, content, wording }, unit, { ruled: index > 0, below: last ? ENDING : 0 });
  });
  sheet.keep(ROW);
  sheet.space(-5);
  sheet.rule('strong');
  sheet.space(17);
  const sum = amount(figures.closing - figures.opening);
  sheet.row(
    [
      { text: texts.sum, x: 0, style: 'strong', heads: 'Row' },
      { text: sum, x: WIDTH, align: 'right', style: 'total' },
    ],
    0,
  );
  sheet.closeTable();
}

/** @param below how much must follow on the same page */
function drawUnit(
  { sheet, content, wording }: Writer,
  unit: ContentUnit,
  { ruled, below }: { ruled: boolean; below: number },
): void {
  const rows = unit.lines.length + 1;
  // A name never stands at the end of a page without its first bookings.
  const kept = BETWEEN_UNITS + (rows <= TOGETHER ? ROW * rows + below : ROW * 3);
  const goesOn = sheet.fits(kept);
  sheet.keep(kept);
  if (ruled && goesOn) {
    sheet.space(-5);
    sheet.rule();
    sheet.space(5 + BETWEEN_UNITS);
  }
  sheet.row(unitHead(unit, content, wording), ROW);
  for (const line of unit.lines) {
    sheet.keep(ROW);
    sheet.row(lineCells(line, content, wording), ROW);
  }
}

const columnHead = (text: string, x: number): Cell => ({
  text,
  x,
  style: 'label',
  heads: 'Column',
});
