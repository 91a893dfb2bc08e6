import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/postgres/connect';

/**
 * Writes that were done by half: as many changes there are, as many acts must be on record and mails on their way, since
 * each change is one transaction with its act and its mail.
 * @param db of the tables' owner
 */
export async function findHalves(db: Db): Promise<object[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with acts as (
      select investor_id, replace(replace(action, 'granted', 'decided'), 'withdrawn', 'decided') as what,
        count(*)::int as recorded
      from audit_log where action <> 'document.downloaded' group by 1, 2
    ), changes as (
      select investor_id, 'settings.changed' as what, version as found from investor_settings
      union all select investor_id, 'address.changed', max(version) from addresses group by 1
      union all select id, 'profile.changed', version - 1 from investors where version > 1
      union all select investor_id, 'consent.decided', count(*)::int from consents group by 1
      union all select investor_id, 'bank_account.changed', max(version) from bank_accounts group by 1
      union all select investor_id, 'document.uploaded', count(*)::int from documents group by 1
      union all select investor_id, 'session.created', count(*)::int from sessions group by 1
      union all select investor_id, 'session.ended', count(*)::int from sessions
        where revoked_at is not null group by 1
    ), mails as (
      select investors.id as investor_id, 'bank_account.changed' as what, count(*)::int as mailed
      from mail_outbox join investors on email = to_address
      where template = 'bank-account-changed' group by 1
    )
    select what, found, recorded, mailed
    from changes full join acts using (investor_id, what) left join mails using (investor_id, what)
    where found is distinct from recorded
      or (what = 'bank_account.changed' and mailed is distinct from recorded)`);
  return rows;
}
