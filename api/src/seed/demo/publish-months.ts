import { journalLines, journals } from '../../modules/bookings/ledger.table';
import { closeBooks } from '../../modules/statements/closings.repository';
import { issueStatement } from '../../modules/statements/issue-statement';
import type { Files } from '../../platform/files/encrypted-files';
import type { Db } from '../../platform/postgres/connect';
import { insertRows } from '../../platform/postgres/insert-rows';
import { FIRST_MONTH } from './anna-bookings';
import { ANNA } from './anna-units';
import { CLARAS_FIRST_MONTH } from './clara-bookings';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { LENA, MAX } from './investors';
import { CLARA } from './more-investors';

/** Max's have a dozen pages each, which take a while: he has those of the last months only. */
const MONTHS_OF_MAX = 6;
/** Days of the month after: of publication, and of the correction of a month. */
const PUBLISHED_ON = 5;
const CORRECTED_ON = 9;

export type LateBooking = Pick<DemoRows, 'journals' | 'lines'> & { month: number };

/** `investor:YYYY-MM` → the statement in force. */
export type PublishedStatements = Map<string, string>;

export function takeLate(rows: DemoRows, text_de: string, month: number): LateBooking {
  const late = new Set(
    rows.journals.filter((journal) => journal.text_de === text_de).map(({ id }) => id),
  );
  const taken = {
    journals: rows.journals.filter(({ id }) => late.has(id)),
    lines: rows.lines.filter(({ journal_id }) => late.has(journal_id)),
    month,
  };
  rows.journals = rows.journals.filter(({ id }) => !late.has(id));
  rows.lines = rows.lines.filter(({ journal_id }) => !late.has(journal_id));
  return taken;
}

export async function publishMonths(
  tx: Db,
  files: Files,
  { month, today }: DemoCalendar,
  late: LateBooking,
): Promise<PublishedStatements> {
  const published: PublishedStatements = new Map();
  const publish = async (investorId: string, offset: number, day: number) => {
    const on = month(offset + 1, day);
    if (on > today) return;
    const period = month(offset).slice(0, 7);
    const at = new Date(`${on}T06:00:00Z`);
    const statement = await issueStatement(tx, files, { investorId, currency: 'AED', period, at });
    published.set(`${investorId}:${period}`, statement.statement_id);
  };
  for (let offset = FIRST_MONTH; offset < 0; offset += 1) {
    for (const investorId of [ANNA, LENA]) await publish(investorId, offset, PUBLISHED_ON);
    if (offset >= -MONTHS_OF_MAX) await publish(MAX, offset, PUBLISHED_ON);
    if (offset === late.month) {
      await closeBooks(tx, { investorId: ANNA, currency: 'AED' }, month(offset, 0));
      await insertRows(tx, journals, late.journals);
      await insertRows(tx, journalLines, late.lines);
      await publish(ANNA, offset, CORRECTED_ON);
    }
  }
  // After the others, whose statements have lower numbers.
  for (let offset = CLARAS_FIRST_MONTH; offset < 0; offset += 1) {
    await publish(CLARA, offset, PUBLISHED_ON);
  }
  return published;
}
