import { Settings, SettingsInput } from '@manzil/shared/contract/settings';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { changeSettings } from './change-settings.usecase';
import { settingsOf } from './settings.repository';

/** GET and PUT /settings */
export const settingsRoutes: Module = (app) => {
  app.get(
    '/settings',
    { schema: { response: { 200: Settings } }, config: { onboarding: true } },
    async (request) => asInvestor(request, (db) => settingsOf(db, investorIdOf(request))),
  );

  app.put(
    '/settings',
    { schema: { body: SettingsInput, response: { 200: Settings } }, config: { onboarding: true } },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await changeSettings(tx, investorId, request.body);
        return settingsOf(tx, investorId);
      });
    },
  );
};
