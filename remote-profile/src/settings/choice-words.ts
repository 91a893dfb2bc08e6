import type { AreaUnit, DisplayCurrency } from '@manzil/shared/contract/settings/display';
import type { MailedTopic } from '@manzil/shared/contract/settings/settings';
import type { Language } from '@manzil/shared/contract/values';
import type { TextsOf } from '@manzil/shared/runtime';
import type { Choice } from './choices';
import { zoneOptions } from './zone-options';

type SettingsWords = TextsOf<'profile/settings'>;

const nameOf = (value: string, { t, language }: SettingsWords) => ({
  locale: () => t(`languages.${value as Language}`),
  display_currency: () => t(`settings.currencies.${value as DisplayCurrency}`),
  area_unit: () => t(`settings.areas.${value as AreaUnit}`),
  timezone: () =>
    zoneOptions(value, language).find((option) => option.value === value)?.label ?? value,
});

const LABELS = {
  locale: 'settings.language',
  display_currency: 'settings.currency',
  area_unit: 'settings.area',
  timezone: 'settings.zone',
} as const;

const isLabelled = (choice: Choice): choice is keyof typeof LABELS => choice in LABELS;

/** What a setting is called: `Flächen in`, `E-Mail: Bau`. */
export const labelOf = (choice: Choice, { t }: SettingsWords): string =>
  isLabelled(choice)
    ? t(LABELS[choice])
    : `${t('settings.email')}, ${t(`settings.topics.${choice as MailedTopic}`)}`;

export const readable = (choice: Choice, value: string, words: SettingsWords): string =>
  isLabelled(choice)
    ? nameOf(value, words)[choice]()
    : words.t(value === 'on' ? 'settings.mail_on' : 'settings.mail_off');
