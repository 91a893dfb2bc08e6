import type { Dependencies } from './http/module';

const DUBAI = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dubai' });

/** The calendar day in Dubai at an instant, `YYYY-MM-DD` (the Swedish form of a date is ISO's). */
export function dubaiDay(instant: Date): string {
  return DUBAI.format(instant);
}

/** Today in Dubai by the app's clock: read once per request and passed down. */
export function dubaiToday({ now = () => new Date() }: Pick<Dependencies, 'now'>): string {
  return dubaiDay(now());
}
