import type { Access } from '../boot/boot-document';

/** Specification §9. */
export const ONBOARDING_COMPLETE = 4;

/** The one page of who has to set up a second factor. */
const SECOND_FACTOR = '/profile/settings/second-factor';

type Guarded = { onboarding_step: number; second_factor_due?: boolean | undefined } | null;

type Target = '/login' | '/onboarding' | typeof SECOND_FACTOR;

/** Specification §4 and §6: where a user is sent instead of the page at `path`; null when it is theirs. */
export function guardedTarget(access: Access, investor: Guarded, path: string): Target | null {
  if (access === 'public') return null;
  if (!investor) return '/login';
  if (access === 'investor' && investor.onboarding_step < ONBOARDING_COMPLETE) return '/onboarding';
  if (access === 'investor' && investor.second_factor_due && path !== SECOND_FACTOR)
    return SECOND_FACTOR;
  return null;
}
