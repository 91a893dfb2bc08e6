import { Done } from '../done';
import type { Operation } from '../operation';
import { AmountsInput, Settings, SettingsInput, UnsubscribeQuery } from './settings';

export const about = 'How an account is shown and what it is mailed.';

export const getSettings = {
  method: 'GET',
  path: '/settings',
  access: 'account',
  answer: Settings,
} satisfies Operation;

export const changeSettings = {
  method: 'PUT',
  path: '/settings',
  access: 'account',
  body: SettingsInput,
  answer: Settings,
} satisfies Operation;

/** Chosen where amounts are shown; whoever chooses last counts. */
export const chooseAmounts = {
  method: 'PUT',
  path: '/settings/amounts',
  access: 'account',
  body: AmountsInput,
  answer: Done,
} satisfies Operation;

export const endMails = {
  method: 'POST',
  path: '/mails/unsubscribe',
  access: 'everybody',
  query: UnsubscribeQuery,
  answer: Done,
} satisfies Operation;
