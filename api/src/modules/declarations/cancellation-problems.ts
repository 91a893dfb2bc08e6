import type { CancellationInput } from '@manzil/shared/contract/declarations/declarations';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';

const REASON_MISSING: Text = {
  de: 'Nenne den Grund, aus dem du außerordentlich kündigst.',
  en: 'Give the reason for your extraordinary cancellation.',
};
const DAY_PAST: Text = {
  de: 'Dieser Tag ist vorbei. Wähl einen späteren oder den nächstmöglichen Zeitpunkt.',
  en: 'This day has passed. Choose a later one or the earliest possible date.',
};

/** The day is the sender's: Germany's begins and ends after Dubai's. */
const GERMANY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** @throws invalid */
export function checkCancellation({ notice, reason, ends_on }: CancellationInput, now: Date): void {
  const fields: Record<string, Text> = {
    ...(notice === 'extraordinary' && !reason && { reason: REASON_MISSING }),
    ...(ends_on && ends_on < GERMANY.format(now) && { ends_on: DAY_PAST }),
  };
  if (Object.keys(fields).length > 0) throw invalid({ fields });
}
