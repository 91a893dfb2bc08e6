import type { Layout, Theme } from '../boot/boot-document';

export type HostScreen = {
  path: string;
  chunk: string;
  layout: Layout;
  theme: Theme;
  de: string;
  en: string;
};

/** The edge reads this list too, to prepare the document. */
export const hostScreens = [
  {
    path: '/home',
    chunk: 'home',
    layout: 'full-plain',
    theme: 'dark',
    de: 'Deine Immobilie in den Emiraten',
    en: 'Your property in the Emirates',
  },
  {
    path: '/details',
    chunk: 'details',
    layout: 'full-plain',
    theme: 'dark',
    de: 'Leistungen',
    en: 'Services',
  },
  {
    path: '/login',
    chunk: 'login',
    layout: 'full-plain',
    theme: 'light',
    de: 'Anmelden',
    en: 'Sign in',
  },
  {
    path: '/forgot-password',
    chunk: 'forgot-password',
    layout: 'full',
    theme: 'light',
    de: 'Passwort vergessen',
    en: 'Forgotten password',
  },
  {
    path: '/reset-password',
    chunk: 'reset-password',
    layout: 'full',
    theme: 'light',
    de: 'Neues Passwort',
    en: 'New password',
  },
  {
    path: '/privacy-policy',
    chunk: 'legal',
    layout: 'full',
    theme: 'light',
    de: 'Datenschutz',
    en: 'Privacy',
  },
  {
    path: '/terms-and-conditions',
    chunk: 'legal',
    layout: 'full',
    theme: 'light',
    de: 'AGB',
    en: 'Terms and conditions',
  },
  {
    path: '/imprint',
    chunk: 'legal',
    layout: 'full',
    theme: 'light',
    de: 'Impressum',
    en: 'Imprint',
  },
  {
    path: '/accessibility',
    chunk: 'legal',
    layout: 'full',
    theme: 'light',
    de: 'Barrierefreiheit',
    en: 'Accessibility',
  },
  {
    path: '/cancellation',
    chunk: 'declaration',
    layout: 'full',
    theme: 'light',
    de: 'Verträge hier kündigen',
    en: 'Cancel contracts here',
  },
  {
    path: '/withdrawal',
    chunk: 'declaration',
    layout: 'full',
    theme: 'light',
    de: 'Vertrag widerrufen',
    en: 'Withdraw from a contract',
  },
] as const satisfies readonly HostScreen[];

export type HostChunk = (typeof hostScreens)[number]['chunk'];
