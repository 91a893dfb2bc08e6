import * as operation from '@manzil/shared/contract/profile/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { changePersonalData } from './personal-data.usecase';
import { profileOf } from './profile.repository';

/** Open during onboarding, which shows and asks for what is still missing. */
export const profileRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getProfile,
    { summary: 'The data of a person and what is missing', errors: [notFound] },
    async (request) => {
      const today = dubaiToday(dependencies);
      return asInvestor(request, (db, me) => profileOf(db, me, today));
    },
  );

  route(
    app,
    operation.changeProfile,
    { summary: 'Changes data of a person', errors: [versionConflict, notFound] },
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
