import { VAT_BPS } from '@manzil/shared/domain/fees';
import { StatementFigure } from '@manzil/shared/domain/statement-figure';
import { formatBps } from '@manzil/shared/format/percent';
import { type Cell, type Sheet, WIDTH } from './sheet';
import type { StatementContent, Wording } from './statement-content';

/** Told though they are zero; the others only where there is something to tell. */
const ALWAYS: readonly StatementFigure[] = ['income', 'expense', 'payout'];
const ROW = 18;
const AFTER_TABLE = 38;
const COLUMN = { net: WIDTH - 190, tax: WIDTH - 95, amount: WIDTH };

export function drawSummary(sheet: Sheet, content: StatementContent, wording: Wording): void {
  const { figures, currency } = content;
  const { texts, day, amount } = wording;
  sheet.heading('H2', texts.summary);
  sheet.openTable([columnHead(texts.amount(currency), COLUMN.amount)]);
  underHead(sheet);
  const row = (label: string, minor: number) =>
    sheet.row([rowHead(label), cell(amount(minor), COLUMN.amount)], ROW);
  row(texts.opening(day(content.period_from)), figures.opening);
  for (const figure of StatementFigure) {
    if (figures[figure] !== 0 || ALWAYS.includes(figure)) row(texts[figure], figures[figure]);
  }
  sheet.space(-8);
  sheet.rule('strong');
  sheet.space(17);
  const label = texts.closing(day(content.period_to));
  sheet.row(
    [
      { ...rowHead(label), style: 'strong' },
      { ...cell(amount(figures.closing), COLUMN.amount), style: 'total' },
    ],
    0,
  );
  sheet.closeTable();
  sheet.space(AFTER_TABLE);
}

/** What the fees are with their tax: told as charges, so with the opposite sign. */
export function drawVat(sheet: Sheet, content: StatementContent, wording: Wording): void {
  const { fee, vat } = content.figures;
  if (fee === 0 && vat === 0) return;
  const { texts, amount } = wording;
  const charged = (minor: number, x: number) => cell(amount(0 - minor), x);
  sheet.keep(60);
  sheet.heading('H2', texts.vatHead);
  sheet.openTable([
    columnHead(texts.vatNet, COLUMN.net),
    columnHead(texts.vatTax(formatBps(VAT_BPS, content.language)), COLUMN.tax),
    columnHead(texts.vatGross, COLUMN.amount),
  ]);
  underHead(sheet);
  sheet.row(
    [
      rowHead(texts.fee),
      charged(fee, COLUMN.net),
      charged(vat, COLUMN.tax),
      charged(fee + vat, COLUMN.amount),
    ],
    0,
  );
  sheet.closeTable();
  sheet.space(AFTER_TABLE);
}

function underHead(sheet: Sheet): void {
  sheet.space(8);
  sheet.rule();
  sheet.space(17);
}

const rowHead = (text: string): Cell => ({ text, x: 0, style: 'text', heads: 'Row' });
const cell = (text: string, x: number): Cell => ({ text, x, align: 'right', style: 'amount' });
const columnHead = (text: string, x: number): Cell => ({
  text,
  x,
  align: 'right',
  style: 'label',
  heads: 'Column',
});
