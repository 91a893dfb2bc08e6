import { Profile, ProfileInput } from '@manzil/shared/contract/profile';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { changePersonalData } from './personal-data.usecase';
import { profileOf } from './profile.repository';

/** GET /profile, PATCH /profile: open during onboarding, which shows and asks for what is still missing. */
export const profileRoutes: Module = (app, dependencies) => {
  app.get(
    '/profile',
    { schema: { response: { 200: Profile } }, config: { onboarding: true } },
    async (request) => {
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db) => profileOf(db, investorIdOf(request), today));
    },
  );

  app.patch(
    '/profile',
    { schema: { body: ProfileInput, response: { 200: Profile } }, config: { onboarding: true } },
    async (request) => {
      const investorId = investorIdOf(request);
      const today = dubaiToday(dependencies);
      return asInvestorWriting(request, async (tx) => {
        await changePersonalData(tx, investorId, request.body, today);
        return profileOf(tx, investorId, today);
      });
    },
  );
};
