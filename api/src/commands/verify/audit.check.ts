import { type AuditFault, type AuditHead, verifyAudit } from '../../platform/audit/verify-audit';
import type { Db } from '../../platform/postgres/connect';
import { type Check, MAX_FAULTS } from './check';

const MEANING: Record<AuditFault['kind'], string> = {
  changed: 'was changed',
  missing: 'is missing',
  unchained: 'was added around the chain',
  cut_off: 'is where the chain does not end as it should',
  rewritten: 'is not as it was noted',
};

export const auditCheck = (db: Db, noted: AuditHead | null): Check => ({
  name: 'Audit log',
  run: async () => {
    const { entries, head, faults } = await verifyAudit(db, noted ? { noted } : {});
    return {
      seen: `${entries.toLocaleString('en')} entries, head ${head.seq}:${head.hash}`,
      faults: faults
        .slice(0, MAX_FAULTS)
        .map(({ kind, seq, entry_id }) => `${placeOf(seq, entry_id)} ${MEANING[kind]}`),
    };
  },
});

const placeOf = (seq: number | null, entryId: number | null) =>
  [seq === null ? '' : `link ${seq}`, entryId === null ? '' : `entry ${entryId}`]
    .filter(Boolean)
    .join(', ');
