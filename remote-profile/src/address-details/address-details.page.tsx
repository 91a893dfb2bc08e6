import { useWords } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import styles from '../address/address.module.css';
import { AddressFacts } from '../address/address-facts';
import { AddressMissing } from '../address/address-missing';
import { BackLink } from '../back-link';
import { LoadedProfile } from '../loaded-profile';

export default function AddressDetailsPage() {
  const { t } = useWords('profile');
  return (
    <LoadedProfile>
      {({ address }) => (
        <div className={styles.address}>
          <PageHead
            back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
            title={t('address.title')}
            aside={
              address && (
                <ButtonLink as={Link} to="/profile/edit-address">
                  {t('address.change')}
                </ButtonLink>
              )
            }
          />
          <div className={styles.data}>
            {address ? <AddressFacts address={address} /> : <AddressMissing />}
            {address && !address.country && (
              <Notice
                tone="danger"
                icon={TriangleAlert}
                title={t('address.country_missing_title')}
                action={
                  <ButtonLink as={Link} to="/profile/edit-address">
                    {t('address.add_country')}
                  </ButtonLink>
                }
              >
                {t('address.country_missing_text')}
              </Notice>
            )}
          </div>
        </div>
      )}
    </LoadedProfile>
  );
}
