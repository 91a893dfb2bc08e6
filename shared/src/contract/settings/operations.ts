import type { Operation } from '../operation';
import { Settings, SettingsInput } from './settings';

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
