import type { SecurityEvent } from '@manzil/shared/contract/security-events/security-events';
import { formatInstant } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Row } from '@manzil/shared/ui/rows';
import {
  Download,
  FileText,
  Fingerprint,
  KeyRound,
  Landmark,
  Lock,
  LogIn,
  LogOut,
  MonitorSmartphone,
  UserRound,
} from 'lucide';
import { deviceWords } from '../device-words';

/** By what the name of the act begins with; the first that fits. */
const icons = [
  ['session_created', LogIn],
  ['session', LogOut],
  ['password', KeyRound],
  ['passkey', Fingerprint],
  ['bank_account', Landmark],
  ['investor_exported', Download],
  ['profile_exported', Download],
  ['documents', Download],
  ['document', FileText],
  ['investor_locked', Lock],
  ['', UserRound],
] as const;

/** @param zone in which the time is written */
export function EventRow({ event, zone }: { event: SecurityEvent; zone: string }) {
  const { t, language } = useTexts('profile/security-history');
  const [, icon] = icons.find(([start]) => event.act.startsWith(start)) ?? icons[0];
  const facts = [
    event.device && deviceWords(event.device, (parts) => t('device', parts)),
    t('at', { at: formatInstant(new Date(event.at), language, zone) }),
    event.by !== 'investor' && t(`who.${event.by}`),
  ];
  return (
    <Row
      icon={icon}
      title={t(`acts.${event.act}`)}
      meta={facts.filter(Boolean).join(' · ')}
      aside={
        event.new_browser && (
          <Chip tone="info" icon={MonitorSmartphone}>
            {t('new_browser')}
          </Chip>
        )
      }
    />
  );
}
