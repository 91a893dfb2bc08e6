import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import styles from '../address/address.module.css';
import { AddressFacts } from '../address/address-facts';
import { AddressMissing } from '../address/address-missing';
import { LoadedProfile } from '../loaded-profile';
import { addressesQuery } from '../profile.api';
import { AddressHistory } from './address-history';
import { ProofNeeded } from './proof-needed';

export default function AddressDetailsPage() {
  const { t, language } = useTexts('profile/address-details');
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(addressesQuery);
  const addresses = data?.pages.flatMap(({ items }) => items) ?? [];
  const since = addresses.find(({ valid_to }) => valid_to === null)?.valid_from;
  return (
    <LoadedProfile>
      {({ address, documents }) => (
        <div className={styles.address}>
          <PageHead
            back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
            title={t('address.title')}
            meta={since && t('history.since', { day: formatDay(since, language) })}
            aside={
              address && (
                <ButtonLink as={Link} to="/profile/edit-address">
                  {t('address.change')}
                </ButtonLink>
              )
            }
          />
          <div className={styles.data}>
            <ProofNeeded addresses={addresses} documents={documents} />
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
          <AddressHistory
            addresses={addresses}
            more={hasNextPage ? () => void fetchNextPage() : null}
            busy={isFetchingNextPage}
            failed={isFetchNextPageError && !isFetchingNextPage}
          />
        </div>
      )}
    </LoadedProfile>
  );
}
