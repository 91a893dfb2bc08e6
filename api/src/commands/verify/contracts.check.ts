import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type Check, MAX_FAULTS } from './check';

type Term = { kind: string; id: string; unit_id: string; starts_on: string; ends_on: string };
type Overlap = Pick<Term, 'kind' | 'id' | 'unit_id'> & { other: string };

/** As their tables keep it: none ends before it starts, and on a day a unit is let once and managed by one package. */
export const contractsCheck = (db: Db): Check => ({
  name: 'Contracts',
  run: async () => {
    const [counts] = await jsonRows<{ terms: number }>(
      db,
      sql`select count(*) as terms from (${TERMS}) terms`,
    );
    const reversed = await jsonRows<Term>(
      db,
      sql`select * from (${TERMS}) terms where ends_on < starts_on and has_start
        order by kind, id limit ${MAX_FAULTS}`,
    );
    const overlaps = await jsonRows<Overlap>(
      db,
      sql`with terms as (${TERMS})
        select later.kind, later.id, later.unit_id, earlier.id as other
        from terms later join terms earlier on earlier.kind = later.kind and earlier.unit_id = later.unit_id
          and (earlier.starts_on, earlier.id) < (later.starts_on, later.id)
        where later.takes_unit and earlier.takes_unit
          and later.starts_on <= earlier.ends_on and later.starts_on <= later.ends_on
        order by later.kind, later.unit_id, later.id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(counts?.terms ?? 0).toLocaleString('en')} tenancies and packages`,
      faults: [
        ...reversed.map(
          ({ kind, id, starts_on, ends_on }) =>
            `${kind} ${id} ends on ${ends_on}, before it starts on ${starts_on}`,
        ),
        ...overlaps.map(
          ({ kind, id, unit_id, other }) => `${kind} ${id} of unit ${unit_id} overlaps ${other}`,
        ),
      ],
    };
  },
});

/** A package from the handover has no day before that, and never begins where it ends earlier. */
const TERMS: SQL = sql`
  select 'tenancy' as kind, id, unit_id, starts_on, ends_on, true as has_start,
    status not in ('draft', 'pending_signature', 'pending_ejari') as takes_unit
  from tenancies
  union all
  select 'package', s.id, s.unit_id, coalesce(s.starts_on, u.handed_over_on), coalesce(s.ends_on, 'infinity'),
    s.starts_on is not null, true
  from subscriptions s join units u on u.id = s.unit_id
  where s.cancelled_at is null and coalesce(s.starts_on, u.handed_over_on) is not null`;
