import type { PastAddress } from '@manzil/shared/contract/addresses/addresses';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { formatCountry } from '@manzil/shared/format/country';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { FileText } from 'lucide';
import { Link } from 'react-router-dom';
import { proofOutdatedSince } from './proof-outdated';

type ProofNeededProps = { addresses: readonly PastAddress[]; documents: Profile['documents'] };

export function ProofNeeded({ addresses, documents }: ProofNeededProps) {
  const { t, language } = useTexts('profile/address-details');
  const since = proofOutdatedSince(addresses, documents);
  const country = addresses[0]?.country;
  if (!since || !country) return null;
  return (
    <Notice
      tone="warn"
      icon={FileText}
      title={t('proof.title', { country: formatCountry(country, language) })}
      action={
        <ButtonLink as={Link} to="/profile/documents?upload=proof-of-address" variant="primary">
          {t('proof.action')}
        </ButtonLink>
      }
    >
      {t('proof.text', { day: formatDay(since, language) })}
    </Notice>
  );
}
