import { UnitDetail, UnitList, UnitListQuery, UnitParams } from '@manzil/shared/contract/units';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { investorIdOf } from '../../plugins/session';
import { findUnit } from './unit-detail.repository';
import { listUnits } from './units.repository';

/** GET /units, GET /units/:unit_id */
export const unitRoutes: Module = (app, dependencies) => {
  const { db } = dependencies;

  app.get(
    '/units',
    { schema: { querystring: UnitListQuery, response: { 200: UnitList } } },
    async (request) =>
      listUnits(db, investorIdOf(request), dubaiToday(dependencies), request.query.page ?? 1),
  );

  app.get(
    '/units/:unit_id',
    { schema: { params: UnitParams, response: { 200: UnitDetail } } },
    async (request) => {
      const { unit_id } = request.params;
      const unit = await findUnit(db, investorIdOf(request), unit_id, dubaiToday(dependencies));
      if (!unit) throw notFound();
      return unit;
    },
  );
};
