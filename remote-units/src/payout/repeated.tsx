import type { Payout, PayoutStatus } from '@manzil/shared/contract/payouts/payouts';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { Undo2 } from 'lucide';
import { Link } from 'react-router-dom';

const words: Partial<Record<PayoutStatus, `repeated.${'arrived' | 'planned'}`>> = {
  paid: 'repeated.arrived',
  scheduled: 'repeated.planned',
};

type RepeatedProps = { reason: string; by: NonNullable<Payout['repeated_by']> };

/** What did not arrive was transferred again: there is nothing to do. */
export function Repeated({ reason, by }: RepeatedProps) {
  const { t } = useTexts('units/payout');
  return (
    <Notice
      tone="info"
      icon={Undo2}
      title={reason}
      action={
        <ButtonLink as={Link} to={`/financials/payouts/${by.payout_id}`} size="compact">
          {t('repeated.open')}
        </ButtonLink>
      }
    >
      {t(words[by.status] ?? 'repeated.on_its_way')}
    </Notice>
  );
}
