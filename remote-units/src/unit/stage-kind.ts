import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';

export type StageKind = 'construction' | 'handover' | 'vacant' | 'let' | 'other';

const kinds: Record<Lifecycle, StageKind> = {
  reserved: 'construction',
  spa_signed: 'construction',
  under_construction: 'construction',
  handover_ready: 'handover',
  in_handover: 'handover',
  vacant_preparing: 'vacant',
  vacant_listed: 'vacant',
  let: 'let',
  notice_given: 'let',
  owner_use: 'other',
  sold: 'other',
};

export const stageKind = (lifecycle: Lifecycle): StageKind => kinds[lifecycle];
