import type { Language } from '@manzil/shared/contract/values';
import type { BrowserContext } from '@playwright/test';
import { chosen } from '../../shared/testing/ring';
import { origins } from './origins';

export type { Language };

/** German, in the long ring English too; the short one has it in the flow through every page. */
export const languages: readonly Language[] = chosen(['de'], ['de', 'en']);

/** As the switch of the portal notes it on this device. */
export const chooseLanguage = (
  context: BrowserContext,
  value: Language,
  portal: string = origins.portal,
): Promise<void> => context.addCookies([{ name: 'manzil_language', value, url: portal }]);

/** What the shell calls its parts. */
export const shell = {
  de: {
    main: 'Hauptnavigation',
    quick: 'Schnellzugriff',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    back: 'Zurück',
    toTop: 'Nach oben',
    accountMenu: 'Kontomenü',
    account: 'Mein Account',
    settings: 'Einstellungen',
    signOut: 'Abmelden',
    inactive: 'Dein Profil ist inaktiv: Auszahlungen warten',
    help: 'Hilfe & Support',
    close: 'Schließen',
    language: 'Sprache',
  },
  en: {
    main: 'Main navigation',
    quick: 'Quick access',
    menu: 'Menu',
    closeMenu: 'Close menu',
    back: 'Back',
    toTop: 'Back to top',
    accountMenu: 'Account menu',
    account: 'My account',
    settings: 'Settings',
    signOut: 'Sign out',
    inactive: 'Your profile is inactive: payouts wait',
    help: 'Help & support',
    close: 'Close',
    language: 'Language',
  },
} as const;

/** What the shell says and asks, on pages and in flows of all kinds. */
export const messages = {
  de: {
    expired: 'Deine Sitzung ist abgelaufen',
    unreachable: 'Manzil ist gerade nicht erreichbar',
    consent: 'Dürfen wir mitschreiben, damit wir Fehler finden?',
    necessary: 'Nur Notwendiges',
    offline: 'Du bist offline.',
  },
  en: {
    expired: 'Your session has expired',
    unreachable: 'Manzil cannot be reached at the moment',
    consent: 'May we record what happens, so that we can find errors?',
    necessary: 'Only what is necessary',
    offline: 'You are offline.',
  },
} as const;

/** What the login calls its fields and its button. */
export const login = {
  de: { email: 'E-Mail', password: 'Passwort', signIn: 'Anmelden' },
  en: { email: 'E-mail', password: 'Password', signIn: 'Sign in' },
} as const;
