import { UnitDetail, UnitParams } from '@manzil/shared/contract/unit-detail';
import { UnitList, UnitListQuery } from '@manzil/shared/contract/units';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { asInvestor, asInvestorAtOnce, investorIdOf } from '../../plugins/session';
import { findUnit } from './unit-detail.repository';
import { listUnits } from './units.repository';

/** GET /units, GET /units/:unit_id */
export const unitRoutes: Module = (app, dependencies) => {
  app.get(
    '/units',
    {
      schema: { querystring: UnitListQuery, response: { 200: UnitList } },
      config: { session: 'with_data' },
    },
    async (request) => {
      const { page = 1 } = request.query;
      const today = dubaiToday(dependencies);
      return asInvestorAtOnce(request, (db) => listUnits(db, today, page));
    },
  );

  app.get(
    '/units/:unit_id',
    { schema: { params: UnitParams, response: { 200: UnitDetail } } },
    async (request) => {
      const { unit_id } = request.params;
      const today = dubaiToday(dependencies);
      const unit = await asInvestor(request, (db) =>
        findUnit(db, investorIdOf(request), unit_id, today),
      );
      if (!unit) throw notFound();
      return unit;
    },
  );
};
