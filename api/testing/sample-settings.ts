import { NotificationTopic } from '@manzil/shared/contract/settings/settings';

export const ALL = Object.fromEntries(
  NotificationTopic.options.map((topic) => [topic, { email: true }]),
);

export const DEFAULTS = {
  locale: 'de',
  display_currency: 'aed',
  area_unit: 'sqm',
  timezone: 'Europe/Berlin',
  notifications: ALL,
  version: 0,
};

export const REFUSED: [change: object, fields: unknown][] = [
  [{ timezone: 'Mars/Olympus' }, { timezone: 'Diese Zeitzone kennen wir nicht.' }],
  [{ timezone: '+04:00' }, { timezone: 'Diese Angabe ist nicht gültig.' }],
  [{ locale: 'fr' }, { locale: 'Diese Angabe ist nicht gültig.' }],
  [{ display_currency: 'usd' }, { display_currency: 'Diese Angabe ist nicht gültig.' }],
  [{ area_unit: undefined }, { area_unit: 'Diese Angabe fehlt.' }],
  [{ notifications: { news: { email: true } } }, expect.anything()],
  [{ notifications: { ...ALL, security: { email: false } } }, expect.anything()],
  [
    { notifications: { ...ALL, news: { email: true, sms: true } } },
    { 'notifications.news.sms': 'Diese Angabe ist hier nicht vorgesehen.' },
  ],
];
