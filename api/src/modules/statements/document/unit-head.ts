import { formatBps } from '@manzil/shared/format/percent';
import { AMOUNT_WIDTH } from './line-cells';
import { type Cell, WIDTH } from './sheet';
import type { ContentUnit, StatementContent, Wording } from './statement-content';

const WHOLE_BPS = 10_000;

export function unitHead(
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
