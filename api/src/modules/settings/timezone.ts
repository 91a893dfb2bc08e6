import type { Text } from '../../platform/http/errors';

const UNKNOWN: Text = {
  de: 'Diese Zeitzone kennen wir nicht.',
  en: 'We do not know this time zone.',
};

export function timezoneProblem(timeZone: string): Text | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch (error) {
    if (error instanceof RangeError) return UNKNOWN;
    throw error;
  }
}
