import { TAX_RULES, TAX_RULES_AS_OF } from '@manzil/shared/domain/tax-rules';
import { formatMonth } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { type Sheet, WIDTH } from '../statements/document/sheet';
import type { TaxContent } from './tax-content';
import { taxDocumentTexts } from './tax-document-texts';

const ROW = 15;
const LINE = 12;

export function drawDepreciation(sheet: Sheet, { language, unit, year }: TaxContent): void {
  const result = unit.depreciation?.result;
  if (!result) return;
  const texts = taxDocumentTexts[language];
  const { land, building, rate_bps, yearly, months, amount } = result;
  sheet.keep(ROW * 8);
  sheet.heading('H2', texts.depreciation);
  sheet.openTable([
    {
      text: texts.converted(amount.currency),
      x: WIDTH,
      align: 'right',
      style: 'label',
      heads: 'Column',
    },
  ]);
  sheet.space(8);
  sheet.rule();
  sheet.space(17);
  const row = (label: string, minor: number, last = false) =>
    sheet.row(
      [
        { text: label, x: 0, style: last ? 'strong' : 'text', heads: 'Row' },
        {
          text: formatAmount({ amount: minor, currency: amount.currency }, language),
          x: WIDTH,
          align: 'right',
          style: last ? 'total' : 'amount',
        },
      ],
      ROW,
    );
  row(texts.acquisition, land.amount + building.amount);
  row(texts.land, land.amount);
  row(texts.building, building.amount);
  row(texts.perYear(formatBps(rate_bps, language)), yearly.amount);
  row(texts.inYear(year.year, months), -amount.amount, true);
  sheet.closeTable();
  sheet.space(28);
}

export function drawRules(sheet: Sheet, { language, residence, unit }: TaxContent): void {
  if (!residence) return;
  const texts = taxDocumentTexts[language];
  const { treaty, treatySource, rate, rateSource } = TAX_RULES[residence];
  const asOf = formatMonth(TAX_RULES_AS_OF, language);
  const missing = unit.income.missing + unit.costs.missing;
  sheet.keep(LINE * 12);
  sheet.heading('H2', texts.rules);
  sheet.space(16);
  const notes = [
    ...(missing > 0 ? [texts.without(missing)] : []),
    `${treaty[language]} ${texts.source(treatySource.label[language], asOf)}`,
    `${rate[language]} ${texts.source(rateSource.label[language], asOf)}`,
    texts.rates,
    texts.rounding,
  ];
  for (const note of notes) {
    sheet.paragraph(note, 'text', LINE);
    sheet.space(6);
  }
}
