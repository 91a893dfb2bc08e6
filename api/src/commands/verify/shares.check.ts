import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { type Check, MAX_FAULTS } from './check';

/** As the trigger unit_ownerships_whole keeps it: whenever a unit has owners, they own all of it, and it was bought. */
export const sharesCheck = (db: Db): Check => ({
  name: 'Shares',
  run: async () => {
    const [owned] = await jsonRows<{ units: number }>(
      db,
      sql`select count(distinct unit_id) as units from unit_ownerships`,
    );
    const partial = await jsonRows<{ unit_id: string; day: string; sum: number }>(
      db,
      sql`select changes.unit_id, changes.day, sum(o.share_bps) as sum
        from (
          select unit_id, owned_from as day from unit_ownerships
          union
          select unit_id, owned_to + 1 from unit_ownerships where owned_to is not null
        ) changes
        join unit_ownerships o on o.unit_id = changes.unit_id
          and daterange(o.owned_from, o.owned_to, '[]') @> changes.day
        group by changes.unit_id, changes.day having sum(o.share_bps) <> 10000
        order by changes.unit_id, changes.day limit ${MAX_FAULTS}`,
    );
    const unbought = await jsonRows<{ unit_id: string }>(
      db,
      sql`select distinct unit_id from unit_ownerships o
        where not exists (select from acquisitions a where a.unit_id = o.unit_id)
        order by unit_id limit ${MAX_FAULTS}`,
    );
    return {
      seen: `${(owned?.units ?? 0).toLocaleString('en')} units with owners`,
      faults: [
        ...partial.map(
          ({ unit_id, day, sum }) => `unit ${unit_id} is owned to ${sum / 100} % on ${day}`,
        ),
        ...unbought.map(({ unit_id }) => `unit ${unit_id} is owned, but was never bought`),
      ],
    };
  },
});
