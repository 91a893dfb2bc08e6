import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import styles from '../address/address.module.css';
import { AddressFacts } from '../address/address-facts';
import { AddressMissing } from '../address/address-missing';
import { BackLink } from '../back-link';
import { HowToChange } from '../how-to-change';
import { LoadedProfile } from '../loaded-profile';

export default function EditAddressPage() {
  const { t } = useWords('profile');
  return (
    <LoadedProfile>
      {({ address }) => (
        <div className={styles.address}>
          <PageHead
            back={<BackLink to="/profile/address-details">{t('address.title')}</BackLink>}
            title={t('address.change')}
          />
          <div className={styles.data}>
            {address ? (
              <>
                <Section title={t('address.current')}>
                  <AddressFacts address={address} />
                </Section>
                <HowToChange
                  steps={[
                    t('address.step_tell'),
                    t('address.step_proof'),
                    t('address.step_entered'),
                  ]}
                />
              </>
            ) : (
              <AddressMissing />
            )}
          </div>
        </div>
      )}
    </LoadedProfile>
  );
}
