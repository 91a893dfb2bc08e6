import { currentInvestor, publish, queryClient, useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FactorInForce } from './factor-in-force';
import { NoFactor } from './no-factor';
import { RecoveryCodeList } from './recovery-code-list';
import { secondFactorQuery } from './second-factor.api';
import styles from './second-factor.module.css';

export default function SecondFactorPage() {
  const { t } = useTexts('profile/second-factor');
  const { data: factor } = useQuery(secondFactorQuery);
  /** Shown once, on this page alone. */
  const [codes, setCodes] = useState<string[]>();
  /** It was set up, and nobody saw the codes: the answer was lost, or it was in another tab. */
  const [codesUnseen, setCodesUnseen] = useState(false);
  const navigate = useNavigate();
  /** Was led here, instead of where they wanted to go. */
  const [led] = useState(() => currentInvestor()?.second_factor_due === true);
  if (!factor) return null;

  function show(made: string[]): void {
    setCodes(made);
    setCodesUnseen(false);
    publish('investor:changed', { second_factor_due: false });
    void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  }

  return (
    <>
      <PageHead
        back={<BackLink to="/profile/settings">{t('settings')}</BackLink>}
        title={t('title')}
      />
      <div className={styles.parts}>
        {codes ? (
          <RecoveryCodeList
            codes={codes}
            onDone={() => (led ? navigate('/dashboard') : setCodes(undefined))}
          />
        ) : factor.since ? (
          <FactorInForce
            factor={factor}
            since={factor.since}
            codesUnseen={codesUnseen}
            onCodes={show}
          />
        ) : (
          <NoFactor
            required={factor.required}
            onCodes={show}
            onInForce={() => {
              setCodesUnseen(true);
              publish('investor:changed', { second_factor_due: false });
            }}
          />
        )}
      </div>
    </>
  );
}
