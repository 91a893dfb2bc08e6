import { Done } from '../done';
import type { Operation } from '../operation';
import { DisplayInput, Settings, SettingsInput, UnsubscribeQuery } from './settings';

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
export const changeDisplay = {
  method: 'PATCH',
  path: '/settings/display',
  access: 'account',
  body: DisplayInput,
  answer: Done,
} satisfies Operation;

export const endMails = {
  method: 'POST',
  path: '/mails/unsubscribe',
  access: 'everybody',
  query: UnsubscribeQuery,
  answer: Done,
} satisfies Operation;
