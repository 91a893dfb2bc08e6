import * as operation from '@manzil/shared/contract/security-events/operations';
import { asInvestor } from '../../identity/guard';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { listSecurityEvents } from './security-events.repository';

export const securityEventsRoutes: Module = (app) => {
  route(
    app,
    operation.listSecurityEvents,
    { summary: 'What was done to the account' },
    async (request) =>
      asInvestor(request, (db, me) => listSecurityEvents(db, me, request.query.cursor)),
  );
};
