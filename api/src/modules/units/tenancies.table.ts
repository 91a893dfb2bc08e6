import type { BounceReason } from '@manzil/shared/contract/rents/rents';
import type { ChequeStatus } from '@manzil/shared/contract/units/unit-detail';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, minor, timestamps } from '../../platform/postgres/columns';
import { units } from './units.table';

/** Tenancies of a unit never overlap (exclusion constraint). */
export const tenancies = pgTable('tenancies', {
  id: id(),
  unit_id: uuid()
    .notNull()
    .references(() => units.id),
  starts_on: day().notNull(),
  /** Last day; moved to the real end where a tenancy ends early. */
  ends_on: day().notNull(),
  annual_rent_fils: minor().notNull(),
  deposit_fils: minor().notNull().default(0),
  ejari_no: text(),
  status: text({
    enum: [
      'draft',
      'pending_signature',
      'pending_ejari',
      'active',
      'renewal',
      'notice_given',
      'ended',
      'terminated',
    ],
  }).notNull(),
  version: integer().notNull().default(1),
  ...timestamps(),
});

export const rentCheques = pgTable('rent_cheques', {
  id: id(),
  tenancy_id: uuid()
    .notNull()
    .references(() => tenancies.id),
  seq: integer().notNull(),
  due_on: day().notNull(),
  amount_fils: minor().notNull(),
  status: text().$type<ChequeStatus>().notNull(),
  cleared_on: day(),
  cheque_no: text(),
  bank_name: text(),
  deposited_on: day(),
  bounced_on: day(),
  bounce_reason: text().$type<BounceReason>(),
  /** Place of the cheque of the same tenancy that took its place. */
  replaced_by: integer(),
  /** The tenant was served a notice of 30 days. */
  notice_served_on: day(),
  /** A claim was filed with the rental disputes centre. */
  filed_on: day(),
  case_no: text(),
  version: integer().notNull().default(1),
  ...timestamps(),
});
