import * as operation from '@manzil/shared/contract/settings/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { changeSettings } from './change-settings.usecase';
import { settingsOf } from './settings.repository';

export const settingsRoutes: Module = (app) => {
  route(
    app,
    operation.getSettings,
    { summary: 'The settings of an account', errors: [notFound] },
    async (request) => asInvestor(request, (db, me) => settingsOf(db, me)),
  );

  route(
    app,
    operation.changeSettings,
    { summary: 'Changes the settings of an account', errors: [versionConflict, notFound] },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await changeSettings(tx, investorId, request.body);
        return settingsOf(tx, investorId);
      });
    },
  );
};
