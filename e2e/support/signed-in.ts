import { test as flow } from './flow';

/** Flows of Anna, who is signed in from the start: `test.use({ user: 'lena' })` for somebody else, null for a visitor. */
export const test = flow.extend({
  user: 'anna',
  // What a worker answers cannot be held back.
  serviceWorkers: 'block',
});
