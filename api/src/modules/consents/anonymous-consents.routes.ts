import * as operation from '@manzil/shared/contract/consents/operations';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { consume, HOUR_S, limit } from '../../platform/limits/limits';
import { anAttemptTooMany } from '../../platform/limits/limits.errors';
import { householdOf } from '../../platform/limits/network';
import { consentRequired } from './consents.errors';
import { decideConsent } from './decide-consent.usecase';

/** A visitor decides a few times; what is beyond fills our database. */
const PER_HOUSEHOLD = 60;

export const anonymousConsentRoutes: Module = (app, { db }) => {
  const perHousehold = limit(db, 'consents-address', PER_HOUSEHOLD, HOUR_S);

  route(
    app,
    operation.decideAnonymousConsent,
    { summary: 'Records what a visitor allows', errors: [consentRequired, anAttemptTooMany] },
    async (request) => {
      await consume(perHousehold, householdOf(request.ip));
      const { anon_id, purpose } = request.params;
      return db.transaction((tx) => decideConsent(tx, { anon_id }, purpose, request.body));
    },
  );
};
