import * as operation from '@manzil/shared/contract/tax-residencies/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import type { InvestorId } from '../../identity/signed-in';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import type { Db } from '../../platform/postgres/connect';
import { versionOf } from '../profile/personal-data.repository';
import { listTaxResidencies } from './tax-residencies.repository';
import { changeTaxResidencies } from './tax-residencies.usecase';

export const taxResidencyRoutes: Module = (app, dependencies) => {
  const { fields } = dependencies;
  const answer = async (db: Db, investorId: InvestorId) => ({
    items: await listTaxResidencies(db, fields, investorId),
    version: await versionOf(db, investorId),
  });

  route(
    app,
    operation.listTaxResidencies,
    { summary: 'Where one pays tax', errors: [notFound] },
    async (request) => asInvestor(request, (db, me) => answer(db, me)),
  );

  route(
    app,
    operation.changeTaxResidencies,
    { summary: 'Says where one pays tax', errors: [versionConflict, notFound] },
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
