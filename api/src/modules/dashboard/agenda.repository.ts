import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import { addDays } from '@manzil/shared/domain/deadlines';
import { sql } from 'drizzle-orm';
import { SIGNED_IN } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { fixedStatement } from '../../platform/postgres/fixed-statement';
import { jsonRow } from '../../platform/postgres/json-rows';
import { ownedUnits } from '../units/owned-units';
import { type AgendaRow, toAgendaEntry } from './agenda';
import { agendaColumn, dueTables, NO_MEMBERS } from './due.repository';

export const AGENDA_DAYS = 90;
/** A day has six kinds of dates at most. */
const MOST = 600;

const AGENDA = fixedStatement<'today' | 'until'>((value) => {
  const span = { day: sql`${value('today')}::date`, until: sql`${value('until')}::date` };
  return jsonRow(sql`
    with owned as materialized (${ownedUnits(SIGNED_IN, value('today'))}), ${dueTables(span)}
    select ${agendaColumn(MOST, NO_MEMBERS)} as agenda`);
});

/** All dates of the next 90 days. */
export async function findAgenda(db: Db, today: string): Promise<AgendaEntry[]> {
  const { rows } = await db.execute<{ row: { agenda: AgendaRow[] } }>(
    AGENDA({ today, until: addDays(today, AGENDA_DAYS) }),
  );
  return (rows[0]?.row.agenda ?? []).map(toAgendaEntry);
}
