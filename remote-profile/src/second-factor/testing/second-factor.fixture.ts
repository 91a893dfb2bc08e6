import type { SecondFactor } from '@manzil/shared/contract/second-factor/second-factor';

export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const CODES = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKM${n}`);
export const browser = {
  browser_id: '6c2f0c8e-0000-4000-8000-000000000001',
  device: 'Safari, iPhone',
  last_used_at: '2026-11-20T06:30:00Z',
  remembered_until: '2026-12-19T06:30:00Z',
};
export const none: SecondFactor = {
  since: null,
  required: false,
  recovery_codes: 0,
  browsers: [],
};
export const active: SecondFactor = {
  since: '2026-11-01T08:00:00Z',
  required: false,
  recovery_codes: 9,
  browsers: [browser],
};

/** What an app is set up with. */
export const enrolment = {
  secret: SECRET,
  address: `otpauth://totp/Manzil:anna?secret=${SECRET}&issuer=Manzil`,
};
