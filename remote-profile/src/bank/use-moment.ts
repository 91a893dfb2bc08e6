import { DUBAI, dubaiDay, formatTime, formatWeekday } from '@manzil/shared/format/date';
import { useWords } from '@manzil/shared/runtime';

type Moment = {
  /** Day of the reader: `Mittwoch, 25. November 2026`, or short: `Mi., 25. Nov.` */
  day: string;
  /** The reader's own time, then Dubai's, with its day where that is another; one time where both are the same. */
  clocks: string;
};

const ownDay = (at: Date): string => new Intl.DateTimeFormat('en-CA').format(at);

/** Says a moment by the reader's own clock and by Dubai's. */
export function useMoment(): (at: Date, length?: 'full' | 'short') => Moment {
  const { t, language } = useWords('profile');
  return (at, length = 'full') => {
    const [here, there] = [ownDay(at), dubaiDay(at)];
    const [hereAt, thereAt] = [formatTime(at, language), formatTime(at, language, DUBAI)];
    const day = formatWeekday(here, language, length);
    if (here === there && hereAt === thereAt) {
      return { day, clocks: t('bank.dubai', { dubai: thereAt }) };
    }
    const other = here === there ? '' : `${formatWeekday(there, language, 'short')}, `;
    return { day, clocks: t('bank.clocks', { here: hereAt, dubai: `${other}${thereAt}` }) };
  };
}
