import type { OpenSession } from '@manzil/shared/contract/sessions/open-sessions';
import { formatInstant } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Chip } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Row } from '@manzil/shared/ui/rows';
import { Check, Laptop, Monitor, Smartphone, Tablet } from 'lucide';
import { deviceWords } from '../device-words';

/** By the names that the API gives to systems. */
const icons: Readonly<Record<string, Lines>> = {
  iPhone: Smartphone,
  Android: Smartphone,
  iPad: Tablet,
  macOS: Laptop,
  ChromeOS: Laptop,
};

type DeviceRowProps = {
  session: OpenSession;
  zone: string;
  busy: boolean;
  onEnd: () => void;
};

export function DeviceRow({ session, zone, busy, onEnd }: DeviceRowProps) {
  const { t, language } = useTexts('profile/settings');
  const { device, last_seen_at, current } = session;
  const system = device?.split(', ')[1] ?? '';
  const title = device
    ? deviceWords(device, (parts) => t('settings.device', parts))
    : t('settings.device_unknown');
  const used = current
    ? t('settings.used_now')
    : t('settings.used', { at: formatInstant(new Date(last_seen_at), language, zone) });
  return (
    <Row
      icon={icons[system] ?? Monitor}
      title={title}
      meta={used}
      aside={
        current ? (
          <Chip tone="brass" icon={Check}>
            {t('settings.this_device')}
          </Chip>
        ) : (
          <Button
            size="compact"
            busy={busy}
            aria-label={t('settings.end_device', { device: title })}
            onClick={onEnd}
          >
            {t('settings.sign_out')}
          </Button>
        )
      }
    />
  );
}
