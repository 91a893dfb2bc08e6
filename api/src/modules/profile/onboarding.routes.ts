import {
  DraftSaved,
  OnboardingState,
  PersonDraftInput,
  PersonInput,
  ResidenceDraftInput,
  ResidenceInput,
} from '@manzil/shared/contract/onboarding';
import { Onboarding, OnboardingInput } from '@manzil/shared/contract/profile';
import type { Db } from '../../db/connect';
import { dubaiToday } from '../../dubai-day';
import type { Module } from '../../module';
import { asInvestor, asInvestorWriting, investorIdOf } from '../../plugins/session';
import { advanceOnboarding, keepDraft } from './onboarding.usecase';
import { recordPerson } from './onboarding-person.usecase';
import { recordResidence } from './onboarding-residence.usecase';
import { onboardingState } from './onboarding-state';

const config = { onboarding: true } as const;

/** GET and PATCH /onboarding; PUT /onboarding/person and /onboarding/residence, each with its draft. */
export const onboardingRoutes: Module = (app, dependencies) => {
  const { fields } = dependencies;
  const state = (db: Db, investorId: string) =>
    onboardingState(db, fields, investorId, dubaiToday(dependencies));

  app.get(
    '/onboarding',
    { schema: { response: { 200: OnboardingState } }, config },
    async (request) => asInvestor(request, (db) => state(db, investorIdOf(request))),
  );

  app.patch(
    '/onboarding',
    { schema: { body: OnboardingInput, response: { 200: Onboarding } }, config },
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

  app.put(
    '/onboarding/person',
    { schema: { body: PersonInput, response: { 200: OnboardingState } }, config },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await recordPerson(tx, investorId, request.body, dubaiToday(dependencies));
        return state(tx, investorId);
      });
    },
  );

  app.put(
    '/onboarding/residence',
    { schema: { body: ResidenceInput, response: { 200: OnboardingState } }, config },
    async (request) => {
      const investorId = investorIdOf(request);
      return asInvestorWriting(request, async (tx) => {
        await recordResidence(tx, fields, investorId, request.body, dubaiToday(dependencies));
        return state(tx, investorId);
      });
    },
  );

  app.put(
    '/onboarding/person/draft',
    { schema: { body: PersonDraftInput, response: { 200: DraftSaved } }, config },
    async (request) => {
      const { typed, version } = request.body;
      const draft = { step: 'person', typed } as const;
      return asInvestorWriting(request, (tx) =>
        keepDraft(tx, fields, investorIdOf(request), draft, version),
      );
    },
  );

  app.put(
    '/onboarding/residence/draft',
    { schema: { body: ResidenceDraftInput, response: { 200: DraftSaved } }, config },
    async (request) => {
      const { typed, version } = request.body;
      const draft = { step: 'residence', typed } as const;
      return asInvestorWriting(request, (tx) =>
        keepDraft(tx, fields, investorIdOf(request), draft, version),
      );
    },
  );
};
