import type { Language } from '@manzil/shared/contract/values';
import { addDays } from '@manzil/shared/domain/deadlines';
import {
  DUBAI,
  dubaiDay,
  formatTime,
  formatToday,
  formatWeekdayName,
} from '@manzil/shared/format/date';
import { hoursOf, mondayOf, type SupportState } from './support-hours';

/** In all functions: IANA name of the user's zone, the browser's where it is left out. */
type Zone = string | undefined;

/**
 * In words: `17:00`; while closed with the day, `Montag, 08:00` or `heute, 08:00`, which is the user's today.
 * `local`: the same on the user's clock, null where that shows Gulf time; its day is left out where it is the same.
 */
export function nextChange(
  { open, changesAt }: SupportState,
  now: Date,
  language: Language,
  zone?: Zone,
): { gst: string; local: string | null } {
  const weekday = (moment: Date, where: Zone) => formatWeekdayName(moment, language, where);
  const today = weekday(now, zone);
  /** Dubai may be a day ahead: what is today there is tomorrow to the user. */
  const dayName = (where: Zone): string => {
    const day = weekday(changesAt, where);
    return day === today && day === weekday(now, where) ? formatToday(language) : day;
  };
  const read = (where: Zone) => ({
    time: formatTime(changesAt, language, where),
    day: dayName(where),
  });
  const [gulf, own] = [read(DUBAI), read(zone)];
  const withDay = ({ day, time }: typeof gulf): string => `${day}, ${time}`;
  if (open) return { gst: gulf.time, local: own.time === gulf.time ? null : own.time };
  const local = own.day === gulf.day ? own.time : withDay(own);
  return { gst: withDay(gulf), local: own.time === gulf.time ? null : local };
}

export type LocalWeek = {
  from: string;
  until: string;
  /** First and last opening, where the user's weekday is another than the one in Dubai. */
  days: { first: string; last: string } | null;
};

/** The working week around a closing or opening on the user's clock; null where that shows Gulf time. */
export function localWeek(
  { changesAt }: SupportState,
  language: Language,
  zone?: Zone,
): LocalWeek | null {
  const day = dubaiDay(changesAt);
  const { opens, closes } = hoursOf(day);
  const weekday = (moment: Date, where: Zone) => formatWeekdayName(moment, language, where);
  const from = formatTime(opens, language, zone);
  if (from === formatTime(opens, language, DUBAI)) return null;
  const monday = mondayOf(day);
  const openingOn = (other: string) => weekday(hoursOf(other).opens, zone);
  const isSameDay = weekday(opens, zone) === weekday(opens, DUBAI);
  return {
    from,
    until: formatTime(closes, language, zone),
    days: isSameDay ? null : { first: openingOn(monday), last: openingOn(addDays(monday, 4)) },
  };
}
