import { defineError } from '../../platform/http/errors';

/** Wrong, used, too old, of another browser, for no account: nobody is told which. */
export const resetCodeWrong = defineError({
  code: 'auth.reset_code_wrong',
  status: 422,
  de: 'Der Code stimmt nicht oder gilt nicht mehr. Prüfe ihn oder fordere einen neuen an.',
  en: 'The code is not right or no longer valid. Check it or request a new one.',
});
