import * as operation from '@manzil/shared/contract/onboarding/operations';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../identity/guard';
import type { InvestorId } from '../../identity/signed-in';
import { dubaiToday } from '../../platform/dubai-day';
import { notFound, versionConflict } from '../../platform/http/errors';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import type { Db } from '../../platform/postgres/connect';
import { stepOutOfTurn, stepUnfinished } from './onboarding.errors';
import { advanceOnboarding, keepDraft } from './onboarding.usecase';
import { recordPerson } from './onboarding-person.usecase';
import { recordResidence } from './onboarding-residence.usecase';
import { onboardingState } from './onboarding-state';

export const onboardingRoutes: Module = (app, dependencies) => {
  const { fields } = dependencies;
  const state = (db: Db, investorId: InvestorId) =>
    onboardingState(db, fields, investorId, dubaiToday(dependencies));

  route(
    app,
    operation.getOnboarding,
    { summary: 'How far onboarding is, and what was entered', errors: [notFound] },
    async (request) => asInvestor(request, (db, me) => state(db, me)),
  );

  route(
    app,
    operation.advanceOnboarding,
    {
      summary: 'Completes a step of onboarding',
      errors: [stepOutOfTurn, stepUnfinished, notFound],
    },
    async (request) => {
      const { step, units_confirmed = false } = request.body;
      const today = dubaiToday(dependencies);
      await asInvestorWriting(request, (tx) =>
        advanceOnboarding(tx, investorIdOf(request), step, today, {
          unitsConfirmed: units_confirmed,
        }),
      );
      return { onboarding_step: step };
    },
  );

  route(
    app,
    operation.recordPerson,
    {
      summary: 'Records the person of an onboarding',
      errors: [stepOutOfTurn, stepUnfinished, versionConflict, notFound],
    },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await recordPerson(tx, investorId, request.body, dubaiToday(dependencies));
        return state(tx, investorId);
      });
    },
  );

  route(
    app,
    operation.recordResidence,
    {
      summary: 'Records address and tax of an onboarding',
      errors: [stepOutOfTurn, stepUnfinished, versionConflict, notFound],
    },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await recordResidence(tx, fields, investorId, request.body, dubaiToday(dependencies));
        return state(tx, investorId);
      });
    },
  );

  route(
    app,
    operation.keepPersonDraft,
    {
      summary: 'Keeps what is typed of the person',
      errors: [stepOutOfTurn, versionConflict, notFound],
    },
    async (request) => {
      const { typed, version } = request.body;
      const draft = { step: 'person', typed } as const;
      return asInvestorWriting(request, (tx) =>
        keepDraft(tx, fields, investorIdOf(request), draft, version),
      );
    },
  );

  route(
    app,
    operation.keepResidenceDraft,
    {
      summary: 'Keeps what is typed of address and tax',
      errors: [stepOutOfTurn, versionConflict, notFound],
    },
    async (request) => {
      const { typed, version } = request.body;
      const draft = { step: 'residence', typed } as const;
      return asInvestorWriting(request, (tx) =>
        keepDraft(tx, fields, investorIdOf(request), draft, version),
      );
    },
  );
};
