import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { CalendarClock, CalendarX, CircleX, Clock } from 'lucide';
import type { Validity } from './validity';

const looks: Record<Exclude<DocumentEntry['status'], 'accepted'>, [ChipTone, Lines]> = {
  in_review: ['info', Clock],
  declined: ['danger', CircleX],
};

type DocumentChipsProps = { status: DocumentEntry['status']; validity: Validity };

/** What is open about a document. One that was accepted and goes on being valid needs no chip. */
export function DocumentChips({ status, validity }: DocumentChipsProps) {
  const { t } = useTexts('profile/documents');
  return (
    <>
      {validity.state === 'expiring' && (
        <Chip tone="warn" icon={CalendarClock}>
          {t('documents.expiring')}
        </Chip>
      )}
      {validity.state === 'expired' && (
        <Chip tone="danger" icon={CalendarX}>
          {t('documents.expired')}
        </Chip>
      )}
      {status !== 'accepted' && (
        <Chip tone={looks[status][0]} icon={looks[status][1]}>
          {t(`documents.statuses.${status}`)}
        </Chip>
      )}
    </>
  );
}
