import * as operation from '@manzil/shared/contract/profile/operations';
import { asInvestorWriting, investorIdOf } from '../../identity/guard';
import { identityErrors, requireIdentity } from '../../identity/require-identity';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { consume, DAY_S, limit } from '../../platform/limits/limits';
import { exportProfile } from './data-export.usecase';
import { requestErasure } from './erasure.usecase';

const EXPORTS_A_DAY = 2;

/** Rights that nobody has to finish onboarding for. */
export const dataRightsRoutes: Module = (app, dependencies) => {
  const { db, fields, now = () => new Date() } = dependencies;
  const exports = limit(db, 'export', EXPORTS_A_DAY, DAY_S);

  route(
    app,
    operation.exportProfile,
    { summary: 'All data of a person, as JSON', errors: identityErrors },
    async (request) => {
      const investorId = investorIdOf(request);
      // A wrong password costs none of them.
      await requireIdentity(dependencies, investorId, request.body);
      await consume(exports, investorId);
      return asInvestorWriting(request, (tx) => exportProfile(tx, fields, investorId, now()));
    },
  );

  route(
    app,
    operation.requestErasure,
    { summary: 'Asks for an account to be erased', errors: identityErrors },
    async (request) => {
      const investorId = investorIdOf(request);
      await requireIdentity(dependencies, investorId, request.body);
      return asInvestorWriting(request, (tx) => requestErasure(tx, investorId));
    },
  );
};
