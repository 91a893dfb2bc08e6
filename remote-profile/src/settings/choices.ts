import { MailedTopic, type Settings } from '@manzil/shared/contract/settings/settings';

/** What is set by one control each. Of a topic: whether there are mails about it. */
export type Choice = 'locale' | 'display_currency' | 'area_unit' | 'timezone' | MailedTopic;

const isTopic = (choice: Choice): choice is MailedTopic =>
  (MailedTopic.options as readonly string[]).includes(choice);

/** Of a topic `on` or `off`. */
export function chosen(settings: Settings, choice: Choice): string {
  if (!isTopic(choice)) return settings[choice];
  return settings.notifications[choice].email ? 'on' : 'off';
}

/** The settings with one of them changed. @param value as `chosen` reads it */
export function withValue(settings: Settings, choice: Choice, value: string): Settings {
  if (!isTopic(choice)) return { ...settings, [choice]: value };
  const notifications = { ...settings.notifications, [choice]: { email: value === 'on' } };
  return { ...settings, notifications };
}
