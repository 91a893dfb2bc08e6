import { defineError } from '../../platform/http/errors';

export const stepOutOfTurn = defineError({
  code: 'onboarding.out_of_turn',
  status: 409,
  de: 'Dieser Schritt ist nicht an der Reihe. Lade die Seite neu, um zu sehen, wo du stehst.',
  en: 'This is not the current step. Reload the page to see where you are.',
});

export const stepUnfinished = defineError({
  code: 'onboarding.unfinished',
  status: 422,
  de: 'Für diesen Schritt fehlt noch etwas.',
  en: 'Something is still missing for this step.',
});
