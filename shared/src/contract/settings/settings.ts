import { z } from '../schema';
import { Language } from '../values';
import { Version } from '../version';
import { AmountsOf, display, UnitView } from './display';

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

/** As the header of a mail says it. */
export const UnsubscribeQuery = z.strictObject({ token: z.string().check(z.maxLength(200)) });

/** Columns of the unit table beside the unit itself, in their order. */
export const UnitColumn = z.enum([
  'place',
  'state',
  'next',
  'area',
  'share',
  'price',
  'rent',
  'yield',
  'open',
]);
export type UnitColumn = z.infer<typeof UnitColumn>;

/** What is left out stays. */
export const DisplayInput = z.strictObject({
  amounts_of: z.optional(AmountsOf),
  unit_columns: z.optional(z.nullable(z.array(UnitColumn).check(z.maxLength(20)))),
  unit_view: z.optional(UnitView),
});
export type DisplayInput = z.infer<typeof DisplayInput>;
