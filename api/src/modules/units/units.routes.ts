import * as operation from '@manzil/shared/contract/units/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findUnit } from './unit-detail.repository';
import { listUnits } from './units.repository';

export const unitRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.listUnits,
    { summary: 'Units, searched, filtered and sorted' },
    async (request) => {
      const { query } = request;
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => listUnits(db, today, query));
    },
  );

  route(app, operation.getUnit, { summary: 'One unit' }, async (request) => {
    const { unit_id } = request.params;
    const today = dubaiToday(dependencies);
    const unit = await asInvestor(request, (db, me) => findUnit(db, me, unit_id, today));
    if (!unit) throw notFound();
    return unit;
  });
};
