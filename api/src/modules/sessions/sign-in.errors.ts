import { defineError } from '../../platform/http/errors';

export const credentialsWrong = defineError({
  code: 'auth.credentials_wrong',
  status: 401,
  de: 'E-Mail oder Passwort stimmen nicht. Prüfe beides oder setze das Passwort zurück.',
  en: 'E-mail or password is not right. Check both or reset the password.',
});
