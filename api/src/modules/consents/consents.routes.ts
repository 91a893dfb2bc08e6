import * as operation from '@manzil/shared/contract/consents/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { consentRequired } from './consents.errors';
import { listConsents } from './consents.repository';
import { decideConsent } from './decide-consent.usecase';

export const consentRoutes: Module = (app) => {
  route(app, operation.listConsents, { summary: 'What an investor allows' }, async (request) => {
    const items = await asInvestor(request, (db, me) => listConsents(db, { investor_id: me }));
    return { items };
  });

  route(
    app,
    operation.decideConsent,
    { summary: 'Records what an investor allows', errors: [consentRequired] },
    async (request) => {
      const subject = { investor_id: investorIdOf(request) };
      const { purpose } = request.params;
      return asInvestorWriting(request, (tx) => decideConsent(tx, subject, purpose, request.body));
    },
  );
};
