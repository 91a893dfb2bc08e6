import type { Access } from '../boot/boot-document';
import { guardedTarget } from './guard';

const visitor = null;
const at = (step: number) => ({ onboarding_step: step });
const due = { onboarding_step: 4, second_factor_due: true };
const FACTOR = '/profile/settings/second-factor';

test.each<[string, Access, { onboarding_step: number } | null, string | null]>([
  ['a visitor reads a public page', 'public', visitor, null],
  ['a visitor is sent from a guarded page to the login', 'investor', visitor, '/login'],
  ['a visitor is sent from the onboarding to the login', 'onboarding', visitor, '/login'],
  ['an investor at step 0 is sent to the onboarding', 'investor', at(0), '/onboarding'],
  ['an investor at step 3 is sent to the onboarding', 'investor', at(3), '/onboarding'],
  ['an investor at step 4 reads a guarded page', 'investor', at(4), null],
  ['an investor beyond step 4 reads a guarded page', 'investor', at(5), null],
  ['an investor at step 0 stays in the onboarding', 'onboarding', at(0), null],
  ['an investor at step 0 reads a public page', 'public', at(0), null],
])('%s', (_sentence, access, investor, target) => {
  expect(guardedTarget(access, investor, '/dashboard')).toBe(target);
});

test.each<[string, Access, string, string | null]>([
  ['is sent from a guarded page to the one that sets it up', 'investor', '/dashboard', FACTOR],
  ['stays there', 'investor', FACTOR, null],
  ['reads a public page', 'public', '/home', null],
])('an investor whose second factor is due %s', (_sentence, access, path, target) => {
  expect(guardedTarget(access, due, path)).toBe(target);
});
