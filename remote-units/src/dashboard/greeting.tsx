import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { DUBAI, dubaiDay, formatTime, formatWeekday } from '@manzil/shared/format/date';
import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useNow } from '@manzil/shared/ui/use-now';
import { useDisplay } from '../display/use-display';
import styles from './greeting.module.css';
import { hourIn, partOfDay } from './part-of-day';
import { ProfileBadge } from './profile-badge';

/** Good morning by the clock of the user's time zone, the date by Dubai's, and both times where they differ. */
export function Greeting({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTexts('units/dashboard');
  const investor = useInvestor();
  const now = useNow();
  const day = dubaiDay(now);
  const { timezone } = useDisplay();
  const greeting = t(`greeting.${partOfDay(hourIn(now, timezone))}`);
  const name = investor?.first_name;
  return (
    <PageHead
      title={name ? t('greeting.named', { greeting, name }) : t('greeting.plain', { greeting })}
      meta={
        <>
          <time className={styles.date} dateTime={day}>
            <span className={styles.wide}>{formatWeekday(day, language, 'full')}</span>
            <span className={styles.narrow}>{formatWeekday(day, language, 'short')}</span>
            <Clocks now={now} zone={timezone} />
          </time>
          <span className={styles.badge}>
            <ProfileBadge status={dashboard.profile_status} reasons={dashboard.profile_reasons} />
          </span>
        </>
      }
    />
  );
}

/** Most zones have no name of their own here. */
type NamedZone = 'Europe/Berlin' | 'Europe/Vienna' | 'Europe/Zurich';

function Clocks({ now, zone }: { now: Date; zone: string }) {
  const { t, language } = useTexts('units/dashboard');
  const dubai = formatTime(now, language, DUBAI);
  const local = formatTime(now, language, zone);
  const here = t(`greeting.zones.${zone as NamedZone}`, { defaultValue: t('greeting.here') });
  return (
    <span className={styles.clock}>
      {t('greeting.clock', { place: t('greeting.dubai'), time: dubai })}
      {local !== dubai && (
        <span className={styles.wide}>{t('greeting.clock', { place: here, time: local })}</span>
      )}
    </span>
  );
}
