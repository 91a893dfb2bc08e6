import { findPayouts } from '../current-rows.repository';
import type { Line } from '../line';
import { contentOf } from '../portfolio';
import { payoutsSheet } from '../sheets/payouts.sheet';
import type { RuleContext } from './rule';

export type PayoutLine = Line<typeof payoutsSheet.columns>;

type Payout = { investor_id: string; ordered_on: string; status: string };
type Repeats = Pick<RuleContext, 'db' | 'portfolio' | 'refuse'> & { lines: PayoutLine[] };

/** What is repeated is the investor's own, and did not arrive. */
export async function refuseRepeats({ db, portfolio, lines, refuse }: Repeats): Promise<void> {
  const all = contentOf(portfolio, payoutsSheet).lines as Line[] as PayoutLine[];
  const inFile = new Map(all.map((line) => [line.rowId, line]));
  const named = new Set(lines.flatMap(({ references }) => references.repeats ?? []));
  const stored = new Map((await findPayouts(db, named)).map((row) => [row.id, row]));
  for (const line of lines) {
    const { repeats } = line.references;
    if (!repeats || line.wrong) continue;
    const other = inFile.get(repeats);
    if (other?.wrong) {
      line.wrong = true;
      continue;
    }
    const payout = other ? payoutOf(other) : stored.get(repeats);
    const fault =
      other && other.number >= line.number
        ? 'must be above the line that repeats it'
        : payout && repeatFault(line, payout);
    if (fault) refuse(line, 'repeats', `"${line.values.repeats}" ${fault}`);
  }
}

const payoutOf = ({ references, values }: PayoutLine): Payout => ({
  investor_id: references.investor ?? '',
  ordered_on: values.ordered_on,
  status: values.status,
});

function repeatFault({ references, values }: PayoutLine, payout: Payout): string | null {
  if (payout.investor_id !== references.investor) return `is none of ${values.investor}`;
  if (payout.ordered_on > values.ordered_on) return 'was ordered after what repeats it';
  if (payout.status === 'failed' || payout.status === 'returned') return null;
  return `is ${payout.status}: what is repeated has failed or was returned`;
}
