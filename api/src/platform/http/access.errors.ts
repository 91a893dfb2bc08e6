import { defineError } from './errors';

export const sessionMissing = defineError({
  code: 'auth.session_missing',
  status: 401,
  de: 'Du bist nicht angemeldet. Melde dich an, um weiterzumachen.',
  en: 'You are not signed in. Sign in to continue.',
});

/** Operators demand one of everybody (`REQUIRE_SECOND_FACTOR`). */
export const factorRequired = defineError({
  code: 'auth.factor_required',
  status: 403,
  de: 'Richte zuerst einen zweiten Faktor ein: Einstellungen, Zweiter Faktor.',
  en: 'Set up a second factor first: Settings, Second factor.',
});

export const onboardingIncomplete = defineError({
  code: 'onboarding.incomplete',
  status: 403,
  de: 'Schließe zuerst die Einrichtung deines Kontos ab.',
  en: 'Finish setting up your account first.',
});
