import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';
import { hashOf, type Link, linksAfter } from './audit-links';

/** The last link, as it was noted somewhere out of reach of whoever can write to the database. */
export type AuditHead = { seq: number; hash: string };

export type AuditFault = {
  /**
   * `missing`: a link or its entry is gone. `unchained`: no link vouches for the entry. `cut_off`: the chain ends
   * before or after the stored head. `rewritten`: the link noted elsewhere has another hash now, or is gone.
   */
  kind: 'changed' | 'missing' | 'unchained' | 'cut_off' | 'rewritten';
  seq: number | null;
  entry_id: number | null;
};

export type AuditVerdict = { entries: number; head: AuditHead; faults: AuditFault[] };

type Options = { noted?: AuditHead; batchSize?: number };

const FIRST: AuditHead = { seq: 0, hash: '0'.repeat(64) };
const BATCH = 5_000;
const MAX_FAULTS = 100;

/**
 * Recomputes the whole chain on one state of the database. @returns the first hundred faults
 * @param noted a head that an earlier run answered: finds a chain that was written anew as a whole
 */
export function verifyAudit(
  db: Db,
  { noted, batchSize = BATCH }: Options = {},
): Promise<AuditVerdict> {
  return db.transaction(
    async (tx) => {
      const faults: AuditFault[] = [];
      const stored = await storedHead(tx);
      const last = await walk(tx, batchSize, noted, faults);
      if (last.seq !== stored.seq || last.hash !== stored.hash) {
        faults.push({ kind: 'cut_off', seq: stored.seq, entry_id: null });
      }
      if (noted && noted.seq > last.seq) {
        faults.push({ kind: 'rewritten', seq: noted.seq, entry_id: null });
      }
      const { entries, unchained } = await entriesWithoutLink(tx);
      for (const entry_id of unchained) faults.push({ kind: 'unchained', seq: null, entry_id });
      return { entries, head: stored, faults: faults.slice(0, MAX_FAULTS) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function storedHead(db: Db): Promise<AuditHead> {
  const { rows } = await db.execute<{ seq: string; hash: string }>(
    sql`select seq, hash from audit_head`,
  );
  const [head] = rows;
  return head ? { seq: Number(head.seq), hash: head.hash } : { seq: -1, hash: '' };
}

async function walk(
  db: Db,
  batchSize: number,
  noted: AuditHead | undefined,
  faults: AuditFault[],
): Promise<AuditHead> {
  let before = FIRST;
  for (;;) {
    const links = await linksAfter(db, before.seq, batchSize);
    for (const link of links) {
      const kind = faultOf(link, before);
      const seq = Number(link.seq);
      if (kind) faults.push({ kind, seq, entry_id: Number(link.entry_id) });
      if (noted?.seq === seq && noted.hash !== link.hash) {
        faults.push({ kind: 'rewritten', seq, entry_id: Number(link.entry_id) });
      }
      before = { seq, hash: link.hash };
    }
    if (links.length < batchSize || faults.length > MAX_FAULTS) return before;
  }
}

function faultOf(link: Link, before: AuditHead): AuditFault['kind'] | null {
  if (link.at === null || Number(link.seq) !== before.seq + 1) return 'missing';
  return link.prev_hash === before.hash && hashOf(link) === link.hash ? null : 'changed';
}

async function entriesWithoutLink(db: Db): Promise<{ entries: number; unchained: number[] }> {
  const { rows } = await db.execute<{ entries: number; unchained: number[] }>(sql`
    select (select count(*)::int from audit_log) as entries,
      coalesce((select json_agg(id) from (
        select id from audit_log l where not exists (select from audit_chain where entry_id = l.id)
        order by id limit ${MAX_FAULTS}) extra), '[]') as unchained`);
  return rows[0] ?? { entries: 0, unchained: [] };
}
