import { defineError } from '../../platform/http/errors';

export const accountMissing = defineError({
  code: 'statement.account_missing',
  status: 404,
  de: 'Zu dieser Kundin oder diesem Kunden gibt es kein Konto in {currency}.',
  en: 'This customer has no account in {currency}.',
});

export const monthRunning = defineError({
  code: 'statement.month_running',
  status: 409,
  de: 'Der Monat {period} ist noch nicht zu Ende.',
  en: 'The month {period} has not ended yet.',
});

export const monthClosed = defineError({
  code: 'statement.month_closed',
  status: 409,
  de: 'Der Monat {period} ist schon abgerechnet. Um ihn zu berichtigen, öffne ihn zuerst wieder.',
  en: 'The month {period} has its statement already. To correct it, reopen it first.',
});

export const monthSkipped = defineError({
  code: 'statement.month_skipped',
  status: 409,
  de: 'Vor {period} ist noch {expected} abzurechnen.',
  en: '{expected} needs its statement before {period}.',
});

export const monthNotNewest = defineError({
  code: 'statement.month_not_newest',
  status: 409,
  de: 'Nur der zuletzt abgerechnete Monat lässt sich wieder öffnen. Ältere Fehler berichtigt eine Buchung im offenen Monat.',
  en: 'Only the month of the latest statement can be reopened. Older mistakes are corrected by a booking in the open month.',
});
