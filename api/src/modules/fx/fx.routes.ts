import { FxRate, FxRateQuery } from '@manzil/shared/contract/fx';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor } from '../../plugins/session';
import { rateMissing } from './fx.errors';
import { findRate } from './fx.repository';

/** GET /fx-rates */
export const fxRoutes: Module = (app, dependencies) => {
  app.get(
    '/fx-rates',
    { schema: { querystring: FxRateQuery, response: { 200: FxRate } } },
    async (request) => {
      const { on = dubaiToday(dependencies) } = request.query;
      const rate = await asInvestor(request, (db) => findRate(db, request.query, on));
      if (!rate) throw rateMissing();
      return rate;
    },
  );
};
