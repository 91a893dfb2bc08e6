import type { Operation } from '../operation';
import { z } from '../schema';

export const about = 'For whoever watches the API.';

const Health = z.object({ status: z.literal('ok') });
/** `none`: within the last minute the database had no room for a write. */
const Readiness = z.extend(Health, { room: z.enum(['enough', 'none']) });

/** The process answers. */
export const isAlive = {
  method: 'GET',
  path: '/livez',
  access: 'everybody',
  answer: Health,
} satisfies Operation;

/** The database does too, else 503. */
export const isReady = {
  method: 'GET',
  path: '/readyz',
  access: 'everybody',
  answer: Readiness,
} satisfies Operation;
