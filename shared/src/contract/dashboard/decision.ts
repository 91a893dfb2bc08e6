import { z } from '../schema';
import { Day } from '../values';
import { Gathered, Sum, UnitRef } from './gathered';

export const DECISION_MEMBERS = 100;
export const DASHBOARD_DECISIONS = 50;

/** Of what is about a tenancy, where it can be read; otherwise null. Left out by older APIs. */
const contract_id = z.optional(z.nullable(z.uuid()));
/** Null where it is missing, or of several. Left out by older APIs. */
const document_id = z.optional(z.nullable(z.uuid()));

/** Something the investor has to decide or do by a day. */
export const Decision = z.extend(Gathered, {
  /** Follows from what it gathers: with one more unit it is another decision. */
  id: z.string(),
  kind: z.enum([
    'instalment_due',
    'instalment_overdue',
    'handover_payment_due',
    'document_missing',
    'document_declined',
    'document_expired',
    'document_expiring',
    'cheque_bounced',
    'rent_notice_due',
    'rent_notice_missed',
    'tenancy_ending',
  ]),
  unit: z.nullable(UnitRef),
  /** Of several: the first 100; an older API sends 12. */
  members: z.array(
    z.extend(UnitRef, { seq: z.nullable(z.int()), contract_id, document_id, ...Sum }),
  ),
  contract_id,
  document_type: z.nullable(z.string()),
  document_id,
  /** Null where they differ. */
  seq: z.nullable(z.int()),
  count: z.nullable(z.int()),
  ...Sum,
  due_on: z.nullable(Day),
  /**
   * Of a missed notice: how long the rent stays as it is, and the last day for the next one. Of a bounced cheque, the
   * first alone: until when the tenant can pay, where a notice was served and no claim is filed yet.
   */
  holds_until: z.nullable(Day),
  next_on: z.nullable(Day),
  /** Of one that was put off. */
  later_until: z.nullable(Day),
});
export type Decision = z.infer<typeof Decision>;
