import { Payout, PayoutList, PayoutListQuery, PayoutParams } from '@manzil/shared/contract/payouts';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { asInvestor, investorIdOf } from '../../plugins/session';
import { findPayout, listPayouts } from './payouts.repository';

/** GET /payouts, GET /payouts/:payout_id */
export const payoutRoutes: Module = (app) => {
  app.get(
    '/payouts',
    { schema: { querystring: PayoutListQuery, response: { 200: PayoutList } } },
    async (request) => {
      const { page = 1 } = request.query;
      return asInvestor(request, (db) => listPayouts(db, investorIdOf(request), page));
    },
  );

  app.get(
    '/payouts/:payout_id',
    { schema: { params: PayoutParams, response: { 200: Payout } } },
    async (request) => {
      const payout = await asInvestor(request, (db) =>
        findPayout(db, investorIdOf(request), request.params.payout_id),
      );
      if (!payout) throw notFound();
      return payout;
    },
  );
};
