import { Instant } from '../instant';
import { z } from '../schema';

export const ConsentPurpose = z.enum([
  'terms',
  'privacy',
  'analytics',
  'replay',
  'marketing',
  'whatsapp',
]);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

/** Without these there is no account: they end with it, not by themselves. */
export const REQUIRED_CONSENTS: readonly ConsentPurpose[] = ['terms', 'privacy'];

export const Consent = z.object({
  purpose: ConsentPurpose,
  granted: z.boolean(),
  /** Of the text that was shown. */
  version: z.string(),
  at: Instant,
});
export type Consent = z.infer<typeof Consent>;

/** The latest decision of each purpose that was ever decided. */
export const ConsentList = z.object({ items: z.array(Consent) });
export type ConsentList = z.infer<typeof ConsentList>;

export const ConsentParams = z.strictObject({ purpose: ConsentPurpose });

/** `anon_id`: random, made by the visitor's browser and kept there. */
export const AnonymousConsentParams = z.strictObject({
  anon_id: z.uuidv4(),
  purpose: ConsentPurpose,
});

export const ConsentInput = z.strictObject({
  granted: z.boolean(),
  version: z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,31}$/)),
});
export type ConsentInput = z.infer<typeof ConsentInput>;
