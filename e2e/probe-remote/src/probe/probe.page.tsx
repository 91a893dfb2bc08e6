import * as forms from '@manzil/shared/forms';
import * as runtime from '@manzil/shared/runtime';
import * as query from '@tanstack/react-query';
import * as React from 'react';
import { useTranslation } from 'react-i18next';
import * as router from 'react-router-dom';

/** Shows what only works with the host's own objects, and hands out the remote's for comparison. */
export default function ProbePage() {
  const { t } = useTranslation('probe');
  const { language } = runtime.usePortal();
  const investor = runtime.useInvestor();
  const { pathname } = router.useLocation();
  const client = query.useQueryClient();
  React.useEffect(() => {
    Object.assign(window, { probe: { React, router, query, runtime, client, forms } });
  }, [client]);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{`${investor?.first_name} ${language} ${pathname}`}</p>
    </>
  );
}
