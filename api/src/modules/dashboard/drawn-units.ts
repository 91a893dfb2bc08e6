import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { UnitRow } from '../units/unit-row';
import { toDrawing, toStage } from '../units/unit-summary';
import { unitRef } from './unit-ref';

export function toDashboardUnit(row: UnitRow, today: string): Dashboard['units'][number] {
  const { property_id, lifecycle } = row;
  const drawing = toDrawing(row);
  return { ...unitRef(row), property_id, lifecycle, drawing, stage: toStage(row, today) };
}
