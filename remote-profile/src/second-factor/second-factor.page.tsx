import { queryClient, useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  if (!factor) return null;

  function show(made: string[]): void {
    setCodes(made);
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
          <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
        ) : factor.since ? (
          <FactorInForce factor={factor} since={factor.since} onCodes={show} />
        ) : (
          <NoFactor onCodes={show} />
        )}
      </div>
    </>
  );
}
