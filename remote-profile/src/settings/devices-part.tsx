import type { OpenSession } from '@manzil/shared/contract/sessions/open-sessions';
import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { queryClient, showAlert, usePortal, useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { Link } from 'react-router-dom';
import { useFocusAfter } from '../use-focus-after';
import { DeviceRow } from './device-row';
import { endOtherSessions, endSession, sessionsQuery } from './settings.api';
import styles from './settings.module.css';

const ID = 'devices';
const OTHERS = 'others';
/** One of them, or all but this device. */
type Ending = OpenSession | typeof OTHERS;

/** Where the investor is signed in. @param zone in which times are written */
export function DevicesPart({ zone }: { zone: string }) {
  const { t, language } = useTexts('profile/settings');
  const { signOut } = usePortal();
  const { data: sessions } = useQuery(sessionsQuery);
  const items = sessions?.items ?? [];
  const end = useWrite({
    send: (ending: Ending) =>
      ending === OTHERS ? endOtherSessions(language) : endSession(ending, language),
    refreshes: [sessionsQuery.queryKey],
  });
  const onEnd = useFocusAfter(
    (ending: Ending) =>
      ending === OTHERS
        ? items.length <= 1
        : items.every(({ session_id }) => session_id !== ending.session_id),
    () => document.getElementById(ID)?.querySelector('button'),
  );
  async function run(ending: Ending): Promise<void> {
    try {
      await end.send(ending);
    } catch {
      // Why is said above the list, which may be out of date.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      return;
    }
    onEnd(ending);
    const title = t(ending === OTHERS ? 'settings.others_ended' : 'settings.device_ended');
    showAlert({ type: 'success', title });
  }
  return (
    <Section id={ID} title={t('settings.parts.devices')}>
      <p className={styles.lead}>{t('settings.devices_lead')}</p>
      <Refusal error={end.error} refused={t('settings.device_not_ended')} />
      <Rows>
        {items.map((session) => (
          <DeviceRow
            key={session.session_id}
            session={session}
            zone={zone}
            busy={end.busy}
            onEnd={() => void run(session)}
          />
        ))}
      </Rows>
      <div className={styles.actions}>
        {items.length > 1 && (
          <Button busy={end.busy} onClick={() => void run(OTHERS)}>
            {t('settings.end_others')}
          </Button>
        )}
        <ButtonLink as={Link} variant="quiet" to="/profile/settings/security-history">
          {t('settings.history')}
        </ButtonLink>
        <Button variant="quiet" icon={LogOut} onClick={signOut}>
          {t('settings.sign_out_here')}
        </Button>
      </div>
    </Section>
  );
}
