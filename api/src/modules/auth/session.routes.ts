import * as operation from '@manzil/shared/contract/session/operations';
import { dubaiToday } from '../../dubai-day';
import { notFound } from '../../errors';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { asInvestor, sessionOf } from '../../plugins/session';
import { sessionAnswer } from './session-answer.repository';

export const sessionRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.getSession,
    { summary: 'Who is signed in', errors: [notFound] },
    async (request) =>
      asInvestor(request, (db) => sessionAnswer(db, sessionOf(request), dubaiToday(dependencies))),
  );
};
