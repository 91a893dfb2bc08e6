import {
  ErasureRequest,
  ErasureRequestInput,
  ProfileExport,
  ProfileExportInput,
} from '@manzil/shared/contract/profile';
import type { Module } from '../../module';
import { asInvestorWriting, investorIdOf } from '../../plugins/session';
import { consume, DAY_S, limit } from '../auth/limits';
import { requirePassword } from '../auth/require-password';
import { exportProfile } from './data-export.usecase';
import { requestErasure } from './erasure.usecase';

const EXPORTS_A_DAY = 2;

/** POST /profile/export, POST /profile/erasure-request: rights that nobody has to finish onboarding for. */
export const dataRightsRoutes: Module = (app, { db, fields, now = () => new Date() }) => {
  const exports = limit(db, 'export', EXPORTS_A_DAY, DAY_S);

  app.post(
    '/profile/export',
    {
      schema: { body: ProfileExportInput, response: { 200: ProfileExport } },
      config: { onboarding: true },
    },
    async (request) => {
      const investorId = investorIdOf(request);
      // A wrong password costs none of them.
      await requirePassword(db, investorId, request.body.password);
      await consume(exports, investorId);
      return asInvestorWriting(request, (tx) => exportProfile(tx, fields, investorId, now()));
    },
  );

  app.post(
    '/profile/erasure-request',
    {
      schema: { body: ErasureRequestInput, response: { 200: ErasureRequest } },
      config: { onboarding: true },
    },
    async (request) => {
      const investorId = investorIdOf(request);
      await requirePassword(db, investorId, request.body.password);
      return asInvestorWriting(request, (tx) => requestErasure(tx, investorId));
    },
  );
};
