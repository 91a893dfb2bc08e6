import { TaxResidencies, TaxResidenciesInput } from '@manzil/shared/contract/profile';
import type { Db } from '../../db/connect';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { versionOf } from './personal-data.repository';
import { listTaxResidencies } from './tax-residencies.repository';
import { changeTaxResidencies } from './tax-residencies.usecase';

/** GET and PUT /profile/tax-residencies */
export const taxResidencyRoutes: Module = (app, dependencies) => {
  const { fields } = dependencies;
  const answer = async (db: Db, investorId: string) => ({
    items: await listTaxResidencies(db, fields, investorId),
    version: await versionOf(db, investorId),
  });

  app.get(
    '/profile/tax-residencies',
    { schema: { response: { 200: TaxResidencies } }, config: { onboarding: true } },
    async (request) => asInvestor(request, (db) => answer(db, investorIdOf(request))),
  );

  app.put(
    '/profile/tax-residencies',
    {
      schema: { body: TaxResidenciesInput, response: { 200: TaxResidencies } },
      config: { onboarding: true },
    },
    async (request) => {
      const investorId = investorIdOf(request);
      const today = dubaiToday(dependencies);
      return asInvestorWriting(request, async (tx) => {
        await changeTaxResidencies(tx, fields, investorId, request.body, today);
        return answer(tx, investorId);
      });
    },
  );
};
