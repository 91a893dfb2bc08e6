import { AnonymousConsentParams, Consent, ConsentInput } from '@manzil/shared/contract/consents';
import type { Module } from '../../module';
import { consume, HOUR_S, limit } from '../auth/limits';
import { householdOf } from '../auth/network';
import { decideConsent } from './decide-consent.usecase';

/** A visitor decides a few times; what is beyond fills our database. */
const PER_HOUSEHOLD = 60;

/** PUT /consents/anonymous/:anon_id/:purpose, for visitors who are not signed in. */
export const anonymousConsentRoutes: Module = (app, { db }) => {
  const perHousehold = limit(db, 'consents-address', PER_HOUSEHOLD, HOUR_S);

  app.put(
    '/consents/anonymous/:anon_id/:purpose',
    { schema: { params: AnonymousConsentParams, body: ConsentInput, response: { 200: Consent } } },
    async (request) => {
      await consume(perHousehold, householdOf(request.ip));
      const { anon_id, purpose } = request.params;
      return db.transaction((tx) => decideConsent(tx, { anon_id }, purpose, request.body));
    },
  );
};
