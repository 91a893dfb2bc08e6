const DAY_MS = 86_400_000;

/** Days of notice before a rent change at renewal (Dubai Law 33/2008 Art. 14). */
export const RENT_NOTICE_DAYS = 90;
/** Days a tenant has to pay after being served a notice, before a claim can be filed (Dubai Law 33/2008 Art. 25 (1) a). */
const ARREARS_NOTICE_DAYS = 30;
/** Developer's liability for the structure from the completion certificate on (Dubai Law 6/2019 Art. 40). */
const STRUCTURE_WARRANTY_MONTHS = 120;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Calendar days are counted in UTC, which has no daylight saving: every day is 86 400 000 ms. */
function toMs(day: string): number {
  const ms = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms) || toDay(ms) !== day) throw new RangeError(`not a calendar day: ${day}`);
  return ms;
}

function toDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/**
 * Calendar days from one day to another; negative when the second lies before the first.
 * @throws RangeError where either is no calendar day `YYYY-MM-DD`
 */
export function daysBetween(from: string, to: string): number {
  return (toMs(to) - toMs(from)) / DAY_MS;
}

/** The day a number of calendar days later. @throws RangeError where it is no calendar day */
export function addDays(day: string, days: number): string {
  return toDay(toMs(day) + days * DAY_MS);
}

/**
 * The same day a number of months later, or the last day of a shorter month (31.01. + 1 = 28.02.).
 * @throws RangeError where it is no calendar day
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(toMs(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

/** Last day to give notice of a rent increase in Dubai: 90 days before the tenancy ends (Dubai Law 33/2008 Art. 14). */
export function rentNoticeBy(tenancyEndsOn: string): string {
  return addDays(tenancyEndsOn, -RENT_NOTICE_DAYS);
}

/**
 * Last day of the developer's ten-year liability for the structure; null before completion, and outside Dubai, where it
 * is not known here.
 */
export function structureWarrantyUntil(
  completionCertificateOn: string | null,
  inDubai: boolean,
): string | null {
  if (completionCertificateOn === null || !inDubai) return null;
  return addMonths(completionCertificateOn, STRUCTURE_WARRANTY_MONTHS);
}

/** Last day on which a tenant who was served a notice may still pay. @throws RangeError where it is no calendar day */
export const arrearsDeadline = (servedOn: string): string => addDays(servedOn, ARREARS_NOTICE_DAYS);
