import type { Language } from '../contract/values';
import { dayFormat } from './formatter';
import { locales } from './language';

type Parts = Intl.DateTimeFormatOptions;

/** In British English `Intl` writes `Sept` beside months of three letters. */
const write = (day: string, language: Language, parts: Parts): string =>
  dayFormat(language, parts)
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/Sept(?![.e])/, 'Sep');

/** Day, month and year stay on one line. */
const joined = (day: string): string => day.replaceAll(' ', '\u00A0');

/** `01.12.2026`, in English `1 Dec 2026`, parts joined by U+00A0. @param day `YYYY-MM-DD` */
export const formatDay = (day: string, language: Language): string =>
  language === 'de'
    ? write(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    : joined(write(day, language, { day: 'numeric', month: 'short', year: 'numeric' }));

export const formatDayMonth = (day: string, language: Language): string =>
  language === 'de'
    ? write(day, language, { day: '2-digit', month: '2-digit' })
    : joined(write(day, language, { day: 'numeric', month: 'short' }));

/** `01` and `Dez.`, in English `1` and `Dec`. @param date `YYYY-MM-DD` */
export const dayAndMonth = (date: string, language: Language): { day: string; month: string } => {
  const parts: Parts = { day: language === 'de' ? '2-digit' : 'numeric', month: 'short' };
  const [day, month] = write(date, language, parts).split(/\.? /) as [string, string];
  return { day, month };
};

/** `März 2027`, parts joined by U+00A0. @param month `YYYY-MM` or a day in it */
export const formatMonth = (month: string, language: Language): string =>
  joined(write(`${month.slice(0, 7)}-01`, language, { month: 'long', year: 'numeric' }));

/** `Dez`, in three letters in every language. */
export const formatMonthName = (month: string, language: Language): string =>
  write(`${month.slice(0, 7)}-01`, language, { month: 'short' }).slice(0, 3);

/**
 * `Freitag, 20. November 2026`, or short, `Fr., 20. Nov.`: broken behind the weekday only.
 * @param day `YYYY-MM-DD`
 */
export const formatWeekday = (
  day: string,
  language: Language,
  length: 'full' | 'short',
): string => {
  const parts: Parts =
    length === 'full'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' };
  const [weekday, ...date] = write(day, language, parts).split(' ');
  return `${weekday} ${joined(date.join(' '))}`;
};

/** `10:42`. @param zone IANA name; the user's own where it is left out */
export const formatTime = (now: Date, language: Language, zone?: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...(zone && { timeZone: zone }),
  }).format(now);

/** `01.12.2026, 10:42`, in English `1 Dec 2026, 10:42`. @param zone IANA name */
export const formatInstant = (at: Date, language: Language, zone: string): string => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  return `${formatDay(day, language)}, ${formatTime(at, language, zone)}`;
};

export const formatWeekdayName = (now: Date, language: Language, zone?: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    ...(zone && { timeZone: zone }),
  }).format(now);

export const formatToday = (language: Language): string =>
  new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(0, 'day');

/** The zone in which the portal's calendar days are meant. */
export const DUBAI = 'Asia/Dubai';

/** Made once, as in formatter.ts: a table asks for the day in each row. */
const dubai = new Intl.DateTimeFormat('en-CA', { timeZone: DUBAI });

/** The calendar day in Dubai, `YYYY-MM-DD`. */
export const dubaiDay = (now: Date): string => dubai.format(now);
