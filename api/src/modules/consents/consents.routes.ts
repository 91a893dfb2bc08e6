import {
  Consent,
  ConsentInput,
  ConsentList,
  ConsentParams,
} from '@manzil/shared/contract/consents';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { listConsents } from './consents.repository';
import { decideConsent } from './decide-consent.usecase';

/** GET /consents, PUT /consents/:purpose */
export const consentRoutes: Module = (app) => {
  app.get(
    '/consents',
    { schema: { response: { 200: ConsentList } }, config: { onboarding: true } },
    async (request) => {
      const subject = { investor_id: investorIdOf(request) };
      return { items: await asInvestor(request, (db) => listConsents(db, subject)) };
    },
  );

  app.put(
    '/consents/:purpose',
    {
      schema: { params: ConsentParams, body: ConsentInput, response: { 200: Consent } },
      config: { onboarding: true },
    },
    async (request) => {
      const subject = { investor_id: investorIdOf(request) };
      const { purpose } = request.params;
      return asInvestorWriting(request, (tx) => decideConsent(tx, subject, purpose, request.body));
    },
  );
};
