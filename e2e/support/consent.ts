import type { Locator, Page } from '@playwright/test';
import { type Language, messages } from './language';

/** What is said about consent. */
export const words = {
  de: {
    ...messages.de,
    all: 'Allem zustimmen',
    details: 'Was genau?',
    title: 'Einwilligungen',
    reports: 'Fehlerberichte und Ladezeiten',
    saved: 'Auswahl gespeichert',
    inSettings: 'Einwilligungen ansehen',
  },
  en: {
    ...messages.en,
    all: 'Agree to everything',
    details: 'What exactly?',
    title: 'Consent settings',
    reports: 'Error reports and loading times',
    saved: 'Selection saved',
    inSettings: 'Consent settings',
  },
} as const;

/** The bar that asks a user who has not decided. */
export const question = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('region', { name: words[language].consent });

/** Answers the question, in German. */
export const choose = (page: Page, choice: 'necessary' | 'all'): Promise<void> =>
  question(page).getByRole('button', { name: words.de[choice] }).click();

/** Where each purpose is agreed to by itself, and all is taken back. */
export const consentDialog = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('dialog', { name: words[language].title });
