import type { ChosenUnit, TaxSum } from '@manzil/shared/contract/tax/tax';
import { depreciates } from '@manzil/shared/domain/depreciation';
import { DEDUCTED } from '@manzil/shared/domain/tax-year';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount, formatRate } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { type Cell, Sheet, WIDTH } from '../statements/document/sheet';
import { drawDepreciation, drawRules } from './draw-tax-notes';
import type { TaxContent } from './tax-content';
import { taxDocumentTexts } from './tax-document-texts';
import { groupWord } from './tax-words';

const ROW = 15;
const COLUMN = { text: 58, amount: WIDTH - 170, rate: WIDTH - 95, converted: WIDTH };
const WHOLE_BPS = 10_000;
type Group = ChosenUnit['groups'][number];

export async function renderTaxYear(content: TaxContent): Promise<Buffer> {
  const { language, year, unit, investor } = content;
  const texts = taxDocumentTexts[language];
  const title = texts.title(year.year);
  const name = unit.unit ? `${unit.unit.property_name} ${unit.unit.unit_no}` : '';
  const sheet = await Sheet.begin({
    title: `${title}, ${name}`,
    subject: texts.subject(name, year.year),
    language,
    at: content.at,
  });
  drawHead(sheet, content, title, name);
  drawBookings(sheet, content);
  drawDepreciation(sheet, content);
  drawRules(sheet, content);
  const foot = `Manzil · ${name} · ${investor.name}, ${investor.investor_no}`;
  return sheet.close(`${title} · ${name}`, foot, texts.page);
}

function drawHead(sheet: Sheet, content: TaxContent, title: string, name: string): void {
  const { language, year, unit, investor, residence, today } = content;
  const texts = taxDocumentTexts[language];
  const shared = unit.share_bps !== null && unit.share_bps < WHOLE_BPS;
  const share = shared ? ` · ${texts.share(formatBps(unit.share_bps ?? 0, language))}` : '';
  const fact = (label: string, value: string, at: number, within = WIDTH * 0.36) => ({
    label,
    value,
    x: WIDTH * at,
    within,
  });
  sheet.letterhead();
  sheet.space(76);
  sheet.heading('H1', title);
  sheet.space(16);
  sheet.paragraph(texts.noAdvice, 'label', 11);
  sheet.space(16);
  sheet.facts([
    fact(texts.for, investor.name, 0),
    fact(texts.investorNo, investor.investor_no, 0.4, WIDTH * 0.28),
    fact(texts.made, formatDay(today, language), 0.72, WIDTH * 0.28),
  ]);
  sheet.facts([
    fact(texts.unit, `${name}${share}`, 0, WIDTH * 0.38),
    fact(
      texts.period,
      `${formatDay(`${year.year}-01-01`, language)} – ${formatDay(year.through, language)}`,
      0.4,
      WIDTH * 0.3,
    ),
    fact(
      texts.residence,
      residence ? texts.countries[residence] : texts.noCountry,
      0.72,
      WIDTH * 0.28,
    ),
  ]);
  sheet.space(22);
}

function drawBookings(sheet: Sheet, content: TaxContent): void {
  const { language, residence, unit } = content;
  const texts = taxDocumentTexts[language];
  sheet.heading('H2', texts.bookings);
  sheet.space(16);
  if (unit.groups.length === 0) {
    sheet.paragraph(texts.nothing, 'text', ROW);
    sheet.space(ROW);
    return;
  }
  const currency = unit.surplus.converted?.currency;
  sheet.openTable([
    head(texts.on, 0),
    head(texts.booking, COLUMN.text),
    { ...head(texts.amount, COLUMN.amount), align: 'right' },
    ...(currency
      ? [
          { ...head(texts.rate, COLUMN.rate), align: 'right' as const },
          { ...head(texts.converted(currency), COLUMN.converted), align: 'right' as const },
        ]
      : []),
  ]);
  sheet.space(8);
  sheet.rule();
  sheet.space(17);
  const taxed = unit.groups.filter(({ group }) => group !== 'none');
  const deducted = (group: string) => (DEDUCTED as readonly string[]).includes(group);
  for (const group of taxed.filter(({ group }) => group === 'rental_income' || deducted(group)))
    drawGroup(sheet, group, content);
  drawSum(sheet, texts.costs, unit.costs, content);
  const isWhole = residence !== null && !depreciates(residence);
  drawSum(sheet, isWhole ? texts.surplusAlone : texts.surplus, unit.surplus, content);
  sheet.space(10);
  for (const group of unit.groups.filter(({ group: name }) => name === 'acquisition_costs'))
    drawGroup(sheet, group, content);
  for (const group of unit.groups.filter(({ group: name }) => name === 'none'))
    drawSum(sheet, texts.notTaxed, group.sum, content);
  sheet.closeTable();
  sheet.space(28);
}

function drawGroup(sheet: Sheet, { group, sum, items }: Group, content: TaxContent): void {
  const { language, residence } = content;
  sheet.keep(ROW * 3);
  drawSum(sheet, groupWord(group, residence)[language], sum, content);
  for (const item of items) {
    sheet.keep(ROW);
    sheet.row(
      [
        { text: formatDay(item.on, language), x: 0, style: 'text' },
        { text: item.text, x: COLUMN.text, within: 210, style: 'quiet' },
        right(formatAmount(item.amount, language), COLUMN.amount, 'amount'),
        right(item.rate ? formatRate(item.rate, language, 8) : '', COLUMN.rate, 'amount'),
        right(
          item.converted
            ? formatAmount(item.converted, language)
            : sum.converted
              ? taxDocumentTexts[language].missing
              : '',
          COLUMN.converted,
          'amount',
        ),
      ],
      ROW,
    );
  }
  sheet.space(6);
}

function drawSum(sheet: Sheet, label: string, sum: TaxSum, { language }: TaxContent): void {
  sheet.keep(ROW);
  sheet.row(
    [
      { text: label, x: 0, within: 250, style: 'strong', heads: 'Row' },
      right(formatAmount(sum.amount, language), COLUMN.amount, 'total'),
      right(sum.converted ? formatAmount(sum.converted, language) : '', COLUMN.converted, 'total'),
    ],
    ROW,
  );
}

const head = (text: string, x: number): Cell => ({ text, x, style: 'label', heads: 'Column' });
const right = (text: string, x: number, style: Cell['style']): Cell => ({
  text,
  x,
  align: 'right',
  style,
});
