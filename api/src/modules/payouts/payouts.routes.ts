import * as operation from '@manzil/shared/contract/payouts/operations';
import { asInvestor } from '../../identity/guard';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { findPayout, listPayouts } from './payouts.repository';

export const payoutRoutes: Module = (app) => {
  route(app, operation.listPayouts, { summary: 'Payouts, latest first' }, async (request) => {
    const { page = 1 } = request.query;
    return asInvestor(request, (db, me) => listPayouts(db, me, page));
  });

  route(app, operation.getPayout, { summary: 'One payout' }, async (request) => {
    const payout = await asInvestor(request, (db, me) =>
      findPayout(db, me, request.params.payout_id),
    );
    if (!payout) throw notFound();
    return payout;
  });
};
