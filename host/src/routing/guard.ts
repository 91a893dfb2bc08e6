import type { Access } from '../boot/boot-document';

/** Specification §9. */
export const ONBOARDING_COMPLETE = 4;

type Guarded = { onboarding_step: number } | null;

/**
 * Where a user is sent instead of a page (specification §4 and §6), or null when the page is theirs.
 * No investor: `/login`. Onboarding unfinished: `/onboarding`, except on pages open to it.
 */
export function guardedTarget(access: Access, investor: Guarded): '/login' | '/onboarding' | null {
  if (access === 'public') return null;
  if (!investor) return '/login';
  if (access === 'investor' && investor.onboarding_step < ONBOARDING_COMPLETE) return '/onboarding';
  return null;
}
