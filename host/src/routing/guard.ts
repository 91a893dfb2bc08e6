import type { Access } from '../boot/boot-document';

/** Specification §9. */
export const ONBOARDING_COMPLETE = 4;

type Guarded = { onboarding_step: number } | null;

/** Specification §4 and §6: where a user is sent instead of a page; null when it is theirs. */
export function guardedTarget(access: Access, investor: Guarded): '/login' | '/onboarding' | null {
  if (access === 'public') return null;
  if (!investor) return '/login';
  if (access === 'investor' && investor.onboarding_step < ONBOARDING_COMPLETE) return '/onboarding';
  return null;
}
