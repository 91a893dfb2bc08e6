import {
  AddressInput,
  AddressList,
  AddressListQuery,
  Profile,
} from '@manzil/shared/contract/profile';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { changeAddress } from './address.usecase';
import { listAddresses } from './addresses.repository';
import { profileOf } from './profile.repository';

/** PUT /profile/address, GET /profile/addresses */
export const addressRoutes: Module = (app, dependencies) => {
  app.put(
    '/profile/address',
    { schema: { body: AddressInput, response: { 200: Profile } }, config: { onboarding: true } },
    async (request) => {
      const investorId = investorIdOf(request);
      const today = dubaiToday(dependencies);
      return asInvestorWriting(request, async (tx) => {
        await changeAddress(tx, investorId, request.body, today);
        return profileOf(tx, investorId, today);
      });
    },
  );

  app.get(
    '/profile/addresses',
    {
      schema: { querystring: AddressListQuery, response: { 200: AddressList } },
      config: { onboarding: true },
    },
    async (request) => {
      const { page = 1 } = request.query;
      return asInvestor(request, (db) => listAddresses(db, investorIdOf(request), page));
    },
  );
};
