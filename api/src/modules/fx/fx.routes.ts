import * as operation from '@manzil/shared/contract/fx-rates/operations';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestor } from '../../plugins/session';
import { rateMissing } from './fx.errors';
import { findRate } from './fx.repository';

export const fxRoutes: Module = (app, dependencies) => {
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
