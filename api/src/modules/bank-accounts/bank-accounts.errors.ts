import { defineError } from '../../platform/http/errors';

export const accountInUse = defineError({
  code: 'bank_account.in_use',
  status: 409,
  de: 'Dieses Konto gilt schon. Trag ein anderes ein, wenn Auszahlungen woandershin gehen sollen.',
  en: 'This account is already in use. Enter another one if payouts are to go elsewhere.',
});
