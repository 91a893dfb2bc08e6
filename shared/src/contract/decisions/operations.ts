import { Done } from '../done';
import type { Operation } from '../operation';
import { DecisionMarkInput } from './decision-mark';

export const about = 'What waits for an investor, marked as done or put off.';

export const markDecision = {
  method: 'PUT',
  path: '/decisions',
  access: 'investor',
  body: DecisionMarkInput,
  answer: Done,
} satisfies Operation;
