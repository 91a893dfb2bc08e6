import { defineError } from '../../platform/http/errors';

/** Used, replaced, too old, of an account that is locked: nobody is told which. */
export const passwordLinkInvalid = defineError({
  code: 'auth.password_link_invalid',
  status: 422,
  de: 'Dieser Link gilt nicht mehr. Bitte uns um einen neuen.',
  en: 'This link is no longer valid. Ask us for a new one.',
});
