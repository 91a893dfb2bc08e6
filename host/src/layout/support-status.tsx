import { usePortal } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type SupportHours, supportOpen } from './support-hours';

/** Time of day in a zone, with the weekday while the support is closed. Without a zone: the visitor's. */
function moment({ open, changesAt }: SupportHours, language: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(!open && { weekday: 'long' }),
    ...(timeZone && { timeZone }),
  });
  return format.format(changesAt);
}

/** Whether somebody answers now, and until or from when, in Gulf time and in the visitor's. */
export function SupportStatus() {
  const { t } = useTranslation();
  const { language } = usePortal();
  const hours = supportOpen(new Date());
  const gst = moment(hours, language, 'Asia/Dubai');
  const local = moment(hours, language);
  const key = hours.open ? 'until' : 'from';
  return (
    <div>
      <Chip tone={hours.open ? 'ok' : 'neutral'} icon={hours.open ? CircleCheck : Clock} plain>
        {t(hours.open ? 'help.open' : 'help.closed')}
      </Chip>
      <p>
        {t(local === gst ? `help.${key}` : `help.${key}_local`, { gst, local })}{' '}
        {!hours.open && t('help.write')}
      </p>
      <p>{t('help.hours')}</p>
    </div>
  );
}
