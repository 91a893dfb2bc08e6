import * as operation from '@manzil/shared/contract/addresses/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { profileOf } from '../profile/profile.repository';
import { listAddresses } from './addresses.repository';
import { changeAddress } from './change-address.usecase';

export const addressRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.changeAddress,
    { summary: 'Moves', errors: [versionConflict, notFound] },
    async (request) => {
      const investorId = investorIdOf(request);
      const today = dubaiToday(dependencies);
      return asInvestorWriting(request, async (tx) => {
        await changeAddress(tx, investorId, request.body, today);
        return profileOf(tx, investorId, today);
      });
    },
  );

  route(
    app,
    operation.listAddresses,
    { summary: 'Present and former addresses' },
    async (request) => {
      const { page = 1 } = request.query;
      return asInvestor(request, (db, me) => listAddresses(db, me, page));
    },
  );
};
