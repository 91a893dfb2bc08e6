import * as operation from '@manzil/shared/contract/fx-rates/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { rateMissing } from './fx-rates.errors';
import { findRate } from './fx-rates.repository';

export const fxRatesRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getFxRate,
    { summary: 'A rate of exchange', errors: [rateMissing] },
    async (request) => {
      const { on = dubaiToday(dependencies) } = request.query;
      const rate = await asInvestor(request, (db) => findRate(db, request.query, on));
      if (!rate) throw rateMissing();
      return rate;
    },
  );
};
