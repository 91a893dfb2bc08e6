import type { Operation } from '../operation';
import {
  AnonymousConsentParams,
  Consent,
  ConsentInput,
  ConsentList,
  ConsentParams,
} from './consents';

export const about = 'What a visitor or an investor allows.';

export const decideAnonymousConsent = {
  method: 'PUT',
  path: '/consents/anonymous/:anon_id/:purpose',
  access: 'everybody',
  params: AnonymousConsentParams,
  body: ConsentInput,
  answer: Consent,
} satisfies Operation;

export const listConsents = {
  method: 'GET',
  path: '/consents',
  access: 'account',
  answer: ConsentList,
} satisfies Operation;

export const decideConsent = {
  method: 'PUT',
  path: '/consents/:purpose',
  access: 'account',
  params: ConsentParams,
  body: ConsentInput,
  answer: Consent,
} satisfies Operation;
