import type { Drawing } from '../../domain/drawing';
import { z } from '../schema';
import { Bps, Day, Money } from '../values';

export const Lifecycle = z.enum([
  'reserved',
  'spa_signed',
  'under_construction',
  'handover_ready',
  'in_handover',
  'vacant_preparing',
  'vacant_listed',
  'let',
  'notice_given',
  'owner_use',
  'sold',
]);
export type Lifecycle = z.infer<typeof Lifecycle>;

const Place = z.object({ floor: z.int(), bay: z.int() });

export const DrawingSchema = z.object({
  seed: z.int(),
  shape: z.enum(['tower', 'slab', 'terrace'] satisfies Drawing['shape'][]),
  floors: z.int(),
  built: z.int(),
  facade: z.int(),
  bays: z.int(),
  unit: z.nullable(Place),
  /** All of the investor's in the building, in a project's; left out by an older API. */
  units: z.optional(z.array(Place)),
});

export const InstalmentStatus = z.enum([
  'planned',
  'due_soon',
  'due',
  'proof_submitted',
  'paid',
  'overdue',
]);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

export const UnitStage = z.object({
  construction: z.nullable(z.object({ progress_bps: Bps, floors_built: z.int(), floors: z.int() })),
  next_instalment: z.nullable(
    z.object({
      seq: z.int(),
      count: z.int(),
      due_on: z.nullable(Day),
      amount: Money,
      status: InstalmentStatus,
    }),
  ),
  handover: z.nullable(
    z.object({ steps_done: z.int(), steps: z.int(), deadline_on: z.nullable(Day) }),
  ),
  tenancy: z.nullable(
    z.object({
      ends_on: Day,
      cheques: z.int(),
      cheques_cleared: z.int(),
      next_cheque_on: z.nullable(Day),
      /** One that the bank has not paid and nothing has replaced; left out by an older API. */
      cheque_bounced: z.optional(z.boolean()),
    }),
  ),
  vacant_since: z.nullable(Day),
});
export type UnitStage = z.infer<typeof UnitStage>;
