import { Investor } from '@manzil/shared/contract/session';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, sessionOf } from '../../plugins/session';
import { sessionAnswer } from './session-answer.repository';

/** GET /auth/: who is signed in, 401 when nobody is. */
export const sessionRoutes: Module = (app, dependencies) => {
  app.get(
    '/auth/',
    { schema: { response: { 200: Investor } }, config: { onboarding: true } },
    async (request) =>
      asInvestor(request, (db) => sessionAnswer(db, sessionOf(request), dubaiToday(dependencies))),
  );
};
