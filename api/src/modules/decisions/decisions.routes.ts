import * as operation from '@manzil/shared/contract/decisions/operations';
import { asInvestorWriting } from '../../identity/guard';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { notPutOff } from './decisions.errors';
import { markDecision } from './mark-decision.usecase';

export const decisionRoutes: Module = (app, dependencies) => {
  route(
    app,
    operation.markDecision,
    {
      summary: 'Marks a decision of the dashboard as done, or puts it off',
      errors: [notFound, notPutOff],
    },
    async (request) => {
      const today = dubaiToday(dependencies);
      await asInvestorWriting(request, (tx, me) => markDecision(tx, me, request.body, today));
      return { success: true as const };
    },
  );
};
