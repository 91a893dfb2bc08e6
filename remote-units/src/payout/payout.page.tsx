import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PayoutState } from '../money/payout-state';
import { payoutQuery } from './payout.api';
import { PayoutFacts } from './payout-facts';
import { PayoutStatement } from './payout-statement';
import { Trouble } from './trouble';

export default function PayoutPage() {
  const { t, language } = useTexts('units/payout');
  const { payoutId = '' } = useParams();
  const { data: payout } = useQuery(payoutQuery(payoutId));
  const title = payout && t('payout.of', { day: formatDay(payout.ordered_on, language) });
  useDocumentTitle(title);
  if (!payout) return null;
  return (
    <>
      <PageHead
        back={<BackLink to="/financials/payouts">{t('payout.back')}</BackLink>}
        title={title}
        meta={<PayoutState status={payout.status} word={t(`status.${payout.status}`)} />}
      />
      <Trouble payout={payout} />
      <PayoutFacts payout={payout} />
      <PayoutStatement payout={payout} />
    </>
  );
}
