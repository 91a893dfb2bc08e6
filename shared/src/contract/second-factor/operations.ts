import { Identity } from '../credentials';
import { Done } from '../done';
import type { Operation } from '../operation';
import {
  BrowserParams,
  ConfirmFactorInput,
  RecoveryCodes,
  SecondFactor,
  StartedFactor,
} from './second-factor';

export const about =
  'An authenticator app beside the password, its recovery codes, and the browsers that need no code.';

export const getSecondFactor = {
  method: 'GET',
  path: '/second-factor',
  access: 'account',
  answer: SecondFactor,
} satisfies Operation;

export const startSecondFactor = {
  method: 'POST',
  path: '/second-factor/start',
  access: 'account',
  body: Identity,
  answer: StartedFactor,
} satisfies Operation;

export const confirmSecondFactor = {
  method: 'POST',
  path: '/second-factor/confirm',
  access: 'account',
  body: ConfirmFactorInput,
  answer: RecoveryCodes,
} satisfies Operation;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/second-factor/recovery-codes',
  access: 'account',
  body: Identity,
  answer: RecoveryCodes,
} satisfies Operation;

export const removeSecondFactor = {
  method: 'POST',
  path: '/second-factor/remove',
  access: 'account',
  body: Identity,
  answer: Done,
} satisfies Operation;

export const forgetBrowser = {
  method: 'DELETE',
  path: '/second-factor/browsers/:browser_id',
  access: 'account',
  params: BrowserParams,
  answer: Done,
} satisfies Operation;
