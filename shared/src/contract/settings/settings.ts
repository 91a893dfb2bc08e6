import { z } from '../schema';
import { Language, Version } from '../values';

export const DisplayCurrency = z.enum(['aed', 'aed_eur', 'eur']);
export type DisplayCurrency = z.infer<typeof DisplayCurrency>;
export const AreaUnit = z.enum(['sqm', 'sqft']);
export type AreaUnit = z.infer<typeof AreaUnit>;

/** What an investor can have mails about. Those about sign-in, password and bank account are always sent. */
export const NotificationTopic = z.enum([
  'construction',
  'payments',
  'handover',
  'rent',
  'maintenance',
  'documents',
  'statements',
  'news',
]);
export type NotificationTopic = z.infer<typeof NotificationTopic>;
/** The topics that there are mails about so far; of the others a choice is only kept. */
export const MailedTopic = z.enum(['documents', 'statements']);
export type MailedTopic = z.infer<typeof MailedTopic>;

const display = {
  display_currency: DisplayCurrency,
  area_unit: AreaUnit,
  /** IANA name, such as Europe/Berlin. */
  timezone: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_]+(\/[\w+-]+)*$/)),
};

/** How every screen writes figures and times. */
export const Display = z.object(display);
export type Display = z.infer<typeof Display>;

const fields = {
  /** Of mails, and of answers to requests that name no language. */
  locale: Language,
  ...display,
  version: Version,
};
const channels = { email: z.boolean() };

export const Settings = z.object({
  ...fields,
  notifications: z.record(NotificationTopic, z.object(channels)),
});
export type Settings = z.infer<typeof Settings>;

/** The whole of it. */
export const SettingsInput = z.strictObject({
  ...fields,
  notifications: z.record(NotificationTopic, z.strictObject(channels)),
});
export type SettingsInput = z.infer<typeof SettingsInput>;
