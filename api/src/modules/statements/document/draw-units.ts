import { formatBps, formatNumber } from '@manzil/shared/format/percent';
import { categoryLabel } from '../../bookings/category-label';
import { type Cell, type Sheet, WIDTH } from './sheet';
import type { ContentLine, ContentUnit, StatementContent, Wording } from './statement-content';

const ROW = 15;
const BETWEEN_UNITS = 12;
const TEXT_AT = 138;
const AMOUNT_WIDTH = 90;
/** A unit of up to this many rows stays on one page. */
const TOGETHER = 14;
/** The sum and the notes below it stand under the last unit, not on a page of their own. */
const ENDING = 90;
const WHOLE_BPS = 10_000;

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

function unitHead(
  { name, share_bps, lines }: ContentUnit,
  content: StatementContent,
  wording: Wording,
): Cell[] {
  const { texts, amount } = wording;
  const shared = share_bps !== null && share_bps < WHOLE_BPS;
  const share = shared ? ` · ${texts.share(formatBps(share_bps, content.language))}` : '';
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return [
    {
      text: `${name ?? texts.noUnit}${share}`,
      x: 0,
      within: WIDTH - AMOUNT_WIDTH,
      style: 'strong',
      heads: 'Row',
    },
    { text: amount(sum), x: WIDTH, align: 'right', style: 'total' },
  ];
}

function lineCells(line: ContentLine, content: StatementContent, wording: Wording): Cell[] {
  return [
    {
      text: categoryLabel[line.category][content.language],
      x: 0,
      within: TEXT_AT - 10,
      style: 'text',
    },
    {
      text: describe(line, content, wording),
      x: TEXT_AT,
      within: WIDTH - TEXT_AT - AMOUNT_WIDTH,
      style: 'quiet',
    },
    { text: wording.amount(line.amount), x: WIDTH, align: 'right', style: 'amount' },
  ];
}

function describe(line: ContentLine, { language }: StatementContent, wording: Wording): string {
  const { texts, day } = wording;
  if (line.text !== null) return `${day(line.first_on)} · ${line.text}`;
  return texts.bookings(
    formatNumber(line.bookings, language),
    day(line.first_on),
    day(line.last_on),
  );
}

const columnHead = (text: string, x: number): Cell => ({
  text,
  x,
  style: 'label',
  heads: 'Column',
});
