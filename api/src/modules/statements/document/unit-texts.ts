import type { Language } from '@manzil/shared/contract/values';

export type UnitTexts = {
  units: string;
  category: string;
  booking: string;
  amount: (currency: string) => string;
  noUnit: string;
  share: (percent: string) => string;
  bookings: (count: string, from: string, to: string) => string;
  sum: string;
  nothing: string;
};

export const unitTexts: Record<Language, UnitTexts> = {
  de: {
    units: 'Nach Einheiten',
    category: 'Kategorie',
    booking: 'Buchung',
    amount: (currency) => `Betrag in ${currency}`,
    noUnit: 'Ohne Einheit',
    share: (percent) => `Anteil ${percent}`,
    bookings: (count, from, to) => `${count} Buchungen, ${from} bis ${to}`,
    sum: 'Summe aller Buchungen',
    nothing: 'In diesem Monat wurde nichts gebucht.',
  },
  en: {
    units: 'By unit',
    category: 'Category',
    booking: 'Booking',
    amount: (currency) => `Amount in ${currency}`,
    noUnit: 'No unit',
    share: (percent) => `Share ${percent}`,
    bookings: (count, from, to) => `${count} bookings, ${from} to ${to}`,
    sum: 'Sum of all bookings',
    nothing: 'Nothing was booked in this month.',
  },
};
