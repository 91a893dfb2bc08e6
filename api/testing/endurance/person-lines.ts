import { NotificationTopic } from '@manzil/shared/contract/settings/settings';
import type { Conversation } from './conversation';
import type { SignedIn } from './line';
import { register } from './register-line';

export const settings = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'settings',
    path: '/settings',
    cookie,
    read: (body: { version: number; notifications: object }) => body,
    write: (n, { version }) => {
      const entries = NotificationTopic.options.map((topic, bit) => [
        topic,
        { email: ((n >> bit) & 1) === 1 },
      ]);
      const body = {
        locale: n % 2 ? 'de' : 'en',
        display_currency: 'aed',
        area_unit: 'sqm',
        timezone: 'Europe/Berlin',
        notifications: Object.fromEntries(entries),
      };
      return {
        request: { method: 'PUT', path: '/settings', json: { ...body, version } },
        value: { ...body, version: version + 1 },
      };
    },
  });

export const address = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'address',
    path: '/profile',
    cookie,
    read: ({ address: found }) =>
      ({ street: found?.street ?? null, version: found?.version ?? 0 }) as {
        street: string | null;
        version: number;
      },
    write: (n, { version }) => {
      const street = `Weg ${n}`;
      const json = { street, postal_code: '10115', city: 'Berlin', country: 'DE', version };
      return {
        request: { method: 'PUT', path: '/profile/address', json },
        value: { street, version: version + 1 },
      };
    },
  });

export const personalData = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'personal data',
    path: '/profile',
    cookie,
    read: ({ phone, version }: { phone: string | null; version: number }) => ({
      phone,
      version,
    }),
    write: (n, { version }) => {
      const phone = `+49151${String(10_000_000 + n)}`;
      return {
        request: { method: 'PATCH', path: '/profile', json: { phone, version } },
        value: { phone, version: version + 1 },
      };
    },
  });

export const consent = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'consent',
    path: '/consents',
    cookie,
    read: ({ items }: { items: { purpose: string; granted: boolean; version: string }[] }) => {
      const found = items.find(({ purpose }) => purpose === 'marketing');
      return { granted: found?.granted ?? false, version: found?.version ?? '' };
    },
    write: (n) => {
      const json = { granted: n % 2 === 1, version: `v${n}` };
      return { request: { method: 'PUT', path: '/consents/marketing', json }, value: json };
    },
  });
