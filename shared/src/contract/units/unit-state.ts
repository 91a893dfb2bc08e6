import type { Lifecycle } from './unit-stage';

/** What owners tell their units apart by, with the stages that each covers. */
export const UNIT_STATES = {
  let: ['let'],
  notice: ['notice_given'],
  vacant: ['vacant_preparing', 'vacant_listed'],
  handover: ['handover_ready', 'in_handover'],
  construction: ['reserved', 'spa_signed', 'under_construction'],
  other: ['owner_use', 'sold'],
} as const satisfies Record<string, readonly Lifecycle[]>;

export type UnitState = keyof typeof UNIT_STATES;

export const unitStates = Object.keys(UNIT_STATES) as UnitState[];
