import * as operation from '@manzil/shared/contract/rents/operations';
import { asInvestor } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { listRents } from './rents.repository';

export const rentRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.listRents,
    { summary: 'Tenancies with their cheques, those that need attention first' },
    async (request) => {
      const { page = 1, ended, search = null, tenancy_id: tenancyId = null } = request.query;
      const today = dubaiToday(dependencies);
      const asked = { page, ended: ended === '1', search, tenancyId, today };
      return asInvestor(request, (db, me) => listRents(db, me, asked));
    },
  );
};
