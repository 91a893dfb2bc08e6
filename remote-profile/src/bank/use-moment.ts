import { DUBAI, dubaiDay, formatTime, formatWeekday } from '@manzil/shared/format/date';
import { useInvestor, useTexts } from '@manzil/shared/runtime';

type Moment = {
  /** Day of the user: `Mittwoch, 25. November 2026`, or short: `Mi., 25. Nov.` */
  day: string;
  /** The user's own time, then Dubai's, with its day where that is another; one time where both are the same. */
  clocks: string;
};

/** The user's time zone: the one that was chosen in the settings, else the device's. */
export const useOwnZone = (): string =>
  useInvestor()?.display?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

export function useMoment(): (at: Date, length?: 'full' | 'short') => Moment {
  const { t, language } = useTexts('profile');
  const zone = useOwnZone();
  return (at, length = 'full') => {
    const [here, there] = [dayIn(zone, at), dubaiDay(at)];
    const [hereAt, thereAt] = [formatTime(at, language, zone), formatTime(at, language, DUBAI)];
    const day = formatWeekday(here, language, length);
    if (here === there && hereAt === thereAt) {
      return { day, clocks: t('bank.dubai', { dubai: thereAt }) };
    }
    const other = here === there ? '' : `${formatWeekday(there, language, 'short')}, `;
    return { day, clocks: t('bank.clocks', { here: hereAt, dubai: `${other}${thereAt}` }) };
  };
}
