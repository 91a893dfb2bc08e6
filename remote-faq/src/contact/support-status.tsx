import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { CircleCheck, Clock } from 'lucide';
import { type LocalWeek, localWeek, nextChange } from './local-clock';
import { supportAt } from './support-hours';
import styles from './support-status.module.css';

export function SupportStatus() {
  const { t, language } = useTexts('faq');
  const now = new Date();
  const state = supportAt(now);
  const { gst, local } = nextChange(state, now, language);
  const change = state.open ? 'until' : 'from';
  const week = localWeek(state, language);
  return (
    <div className={styles.status}>
      <Chip tone={state.open ? 'ok' : 'neutral'} icon={state.open ? CircleCheck : Clock} plain>
        {t(state.open ? 'hours.open' : 'hours.closed')}
      </Chip>
      <p>
        {local ? t(`hours.${change}_local`, { gst, local }) : t(`hours.${change}`, { gst })}{' '}
        {!state.open && t('hours.write')}
      </p>
      <p className={styles.week}>{t('hours.week')}</p>
      {week && <LocalHours {...week} />}
    </div>
  );
}

function LocalHours({ from, until, days }: LocalWeek) {
  const { t } = useTexts('faq');
  return (
    <p className={styles.week}>
      {days ? t('hours.local_days', { from, until, ...days }) : t('hours.local', { from, until })}
    </p>
  );
}
