import { defineError } from '../../platform/http/errors';

export const consentRequired = defineError({
  code: 'consents.required',
  status: 409,
  de: 'Ohne diese Zustimmung gibt es kein Konto. Wenn du sie zurücknehmen willst, beantrage die Löschung deines Kontos.',
  en: 'There is no account without this consent. If you want to withdraw it, request the deletion of your account.',
});
