import type {
  EscrowAccount,
  InstalmentDetail,
} from '@manzil/shared/contract/instalments/instalments';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Lock } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { CopyRow } from './copy-row';
import { IbanQuestion } from './iban-question';
import styles from './instalment.module.css';

const SHOWN_MS = 5 * 60_000;

type IbanRowProps = { instalment: InstalmentDetail; account: EscrowAccount };

/** Its last digits, and the whole of it for five minutes once the password is given. */
export function IbanRow({ instalment, account }: IbanRowProps) {
  const { t } = useTexts('units/instalment');
  const [iban, setIban] = useState<string | null>(null);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!iban) return;
    // The button that was pressed has gone.
    place.current?.nextElementSibling?.querySelector('button')?.focus();
    const timer = setTimeout(() => setIban(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [iban]);
  return (
    <>
      <li ref={place} className={styles.anchor} aria-hidden="true" />
      {iban ? (
        <CopyRow
          label="IBAN"
          text={iban.replace(/(.{4})(?=.)/g, '$1 ')}
          copied={iban}
          note={t('account.shown_for')}
        />
      ) : (
        <>
          <li className={styles.detail}>
            <div className={styles.value}>
              <p className={styles.label}>IBAN</p>
              <p className="number">{maskedIban(account)}</p>
            </div>
            <LineIcon lines={Lock} size={20} strokeWidth={1.5} />
          </li>
          <li className={styles.question}>
            <IbanQuestion instalment={instalment} onIban={setIban} />
          </li>
        </>
      )}
    </>
  );
}
