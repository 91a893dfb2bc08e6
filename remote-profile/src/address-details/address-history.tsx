import type { PastAddress } from '@manzil/shared/contract/addresses/addresses';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import styles from '../address/address.module.css';
import { addressLine } from '../address/address-line';

type AddressHistoryProps = {
  addresses: readonly PastAddress[];
  /** Loads the ones before; null where there are none. */
  more: (() => void) | null;
  busy: boolean;
  /** They could not be had. */
  failed: boolean;
};

export function AddressHistory({ addresses, more, busy, failed }: AddressHistoryProps) {
  const { t, language } = useTexts('profile/address-details');
  const past = addresses.flatMap(({ valid_to, ...address }) =>
    valid_to ? [{ ...address, valid_to }] : [],
  );
  if (past.length === 0) return null;
  return (
    <Section title={t('history.title')}>
      <Rows>
        {past.map(({ valid_from, valid_to, ...address }) => (
          <Row
            key={valid_from}
            title={addressLine(address, language)}
            meta={t('history.days', {
              from: formatDay(valid_from, language),
              to: formatDay(valid_to, language),
            })}
          />
        ))}
      </Rows>
      {more && (
        <div className={styles.more}>
          <p role="status">{failed && t('history.not_loaded')}</p>
          <Button busy={busy} onClick={more}>
            {t(failed ? 'stale.retry' : 'history.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
