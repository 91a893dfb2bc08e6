import type { OpenSession } from '@manzil/shared/contract/account';
import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { usePortal, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { DeviceRow } from './device-row';
import { endOtherSessions, endSession, sessionsQuery } from './settings.api';
import styles from './settings.module.css';

const refreshes = [sessionsQuery.queryKey];

/** Where the investor is signed in. @param zone in which times are written */
export function DevicesPart({ zone }: { zone: string }) {
  const { t, language } = useWords('profile/settings');
  const { signOut } = usePortal();
  const { data: sessions } = useQuery(sessionsQuery);
  const one = useWrite({
    send: (session: OpenSession) => endSession(session, language),
    refreshes,
    told: t('settings.device_ended'),
  });
  const others = useWrite({
    send: () => endOtherSessions(language),
    refreshes,
    told: t('settings.others_ended'),
  });
  const items = sessions?.items ?? [];
  return (
    <Section id="devices" title={t('settings.parts.devices')}>
      <p className={styles.lead}>{t('settings.devices_lead')}</p>
      <Refusal error={one.error ?? others.error} refused={t('settings.device_not_ended')} />
      <Rows>
        {items.map((session) => (
          <DeviceRow
            key={session.session_id}
            session={session}
            zone={zone}
            busy={one.busy}
            onEnd={() => one.run(session)}
          />
        ))}
      </Rows>
      <div className={styles.actions}>
        {items.length > 1 && (
          <Button busy={others.busy} onClick={() => others.run(undefined)}>
            {t('settings.end_others')}
          </Button>
        )}
        <Button variant="quiet" icon={LogOut} onClick={signOut}>
          {t('settings.sign_out_here')}
        </Button>
      </div>
    </Section>
  );
}
