import { z } from '@manzil/shared/contract/schema';

export const MailUrl = z.string().check(
  z.refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
    error: 'must be an address that starts with smtp:// or smtps://',
  }),
);

export const ClamdUrl = z.string().check(
  z.refine((text) => /^(tcp:\/\/[^/]+|unix:\/\/\/.+)$/.test(text) && URL.canParse(text), {
    error: 'must be an address such as tcp://clamd:3310 or unix:///run/clamav/clamd.ctl',
  }),
);

export const RangeUrl = z.string().check(
  z.refine((text) => /^https?:\/\/.+\/$/.test(text) && URL.canParse(text), {
    error: 'must be an address such as https://api.pwnedpasswords.com/range/',
  }),
);

export const MailFrom = z.string().check(
  z.regex(/^([^<>\p{Cc}]*<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u, {
    error: 'must be a sender such as Manzil <post@manzil.example>',
  }),
);
