import { knowsPasskeys } from '@manzil/shared/passkeys/knows-passkeys';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide';
import { useFocusAfter } from '../use-focus-after';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import { passkeysQuery } from './passkeys.api';
import styles from './passkeys.module.css';

const ID = 'passkeys';

export default function PasskeysPage() {
  const { t } = useTexts('profile/passkeys');
  const { data } = useQuery(passkeysQuery);
  const items = data?.items ?? [];
  const onRemoved = useFocusAfter(
    (id: string) => items.every(({ passkey_id }) => passkey_id !== id),
    () => document.getElementById(ID)?.querySelector('button'),
  );
  if (!data) return null;
  return (
    <>
      <PageHead
        back={<BackLink to="/profile/settings">{t('settings')}</BackLink>}
        title={t('title')}
      />
      <div id={ID} className={styles.parts}>
        <p>{t('lead')}</p>
        {items.length > 0 && (
          <Section title={t('yours')}>
            <Rows>
              {items.map((passkey) => (
                <PasskeyRow key={passkey.passkey_id} passkey={passkey} onRemoved={onRemoved} />
              ))}
            </Rows>
          </Section>
        )}
        {knowsPasskeys() ? (
          <AddPasskey />
        ) : (
          <Notice tone="info" icon={Info} title={t('unknown')}>
            {t('unknown_text')}
          </Notice>
        )}
      </div>
    </>
  );
}
