import * as operation from '@manzil/shared/contract/addresses/operations';
import { dubaiToday } from '../../dubai-day';
import { notFound, versionConflict } from '../../errors';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { changeAddress } from './address.usecase';
import { listAddresses } from './addresses.repository';
import { profileOf } from './profile.repository';

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
      return asInvestor(request, (db) => listAddresses(db, investorIdOf(request), page));
    },
  );
};
