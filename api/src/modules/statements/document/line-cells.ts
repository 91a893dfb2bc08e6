import { formatNumber } from '@manzil/shared/format/percent';
import { categoryLabel } from '../../bookings/category-label';
import { type Cell, WIDTH } from './sheet';
import type { ContentLine, StatementContent, Wording } from './statement-content';

export const TEXT_AT = 138;
export const AMOUNT_WIDTH = 90;

export function lineCells(line: ContentLine, content: StatementContent, wording: Wording): Cell[] {
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
