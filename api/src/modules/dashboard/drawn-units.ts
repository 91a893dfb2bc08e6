import { DASHBOARD_UNITS, type Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { UnitRow } from '../units/unit-row';
import { toDrawing, toStage } from '../units/unit-summary';
import type { Portfolio } from './portfolio.repository';
import { unitRef } from './unit-ref';

/** As many as are drawn. */
export function buildingsOf({ buildings, units, unit_count }: Portfolio): Dashboard['buildings'] {
  if (unit_count <= DASHBOARD_UNITS) return [];
  const drawn = new Set(units.map(({ property_name }) => property_name));
  return buildings.filter(({ property_name }) => drawn.has(property_name));
}

export function toDashboardUnit(row: UnitRow, today: string): Dashboard['units'][number] {
  const { lifecycle } = row;
  return { ...unitRef(row), lifecycle, drawing: toDrawing(row), stage: toStage(row, today) };
}
