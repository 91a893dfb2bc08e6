import type { Operation } from '../operation';
import { SecurityEventList, SecurityEventQuery } from './security-events';

export const about = 'What was done to an account: sign-ins, changes, data that were given out.';

export const listSecurityEvents = {
  method: 'GET',
  path: '/security-events',
  access: 'account',
  query: SecurityEventQuery,
  answer: SecurityEventList,
} satisfies Operation;
