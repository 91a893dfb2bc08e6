import type { Address } from '@manzil/shared/contract/addresses/addresses';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import styles from '../address/address.module.css';
import { LoadedProfile } from '../loaded-profile';
import { AddressForm } from './address-form';

export default function EditAddressPage() {
  return <LoadedProfile>{({ address }) => <EditAddress address={address} />}</LoadedProfile>;
}

function EditAddress({ address }: { address: Address | null }) {
  const { t } = useTexts('profile');
  const title = t(address ? 'address.change' : 'address.enter');
  useDocumentTitle(title);
  return (
    <div className={styles.address}>
      <PageHead
        back={<BackLink to="/profile/address-details">{t('address.title')}</BackLink>}
        title={title}
      />
      <div className={styles.data}>
        <AddressForm address={address} />
      </div>
    </div>
  );
}
