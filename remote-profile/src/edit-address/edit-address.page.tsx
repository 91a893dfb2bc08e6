import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import styles from '../address/address.module.css';
import { BackLink } from '../back-link';
import { LoadedProfile } from '../loaded-profile';
import { AddressForm } from './address-form';

export default function EditAddressPage() {
  const { t } = useWords('profile');
  return (
    <LoadedProfile>
      {({ address }) => (
        <div className={styles.address}>
          <PageHead
            back={<BackLink to="/profile/address-details">{t('address.title')}</BackLink>}
            title={t(address ? 'address.change' : 'address.enter')}
          />
          <div className={styles.data}>
            <AddressForm address={address} />
          </div>
        </div>
      )}
    </LoadedProfile>
  );
}
