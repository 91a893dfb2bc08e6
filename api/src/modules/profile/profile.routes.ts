import { Profile } from '@manzil/shared/contract/profile';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { asInvestor, investorIdOf } from '../../plugins/session';
import { findProfile } from './profile.repository';

/** GET /profile: open during onboarding, which shows what is still missing. */
export const profileRoutes: Module = (app, dependencies) => {
  app.get(
    '/profile',
    { schema: { response: { 200: Profile } }, config: { onboarding: true } },
    async (request) => {
      const today = dubaiToday(dependencies);
      const profile = await asInvestor(request, (db) =>
        findProfile(db, investorIdOf(request), today),
      );
      if (!profile) throw notFound();
      return profile;
    },
  );
};
