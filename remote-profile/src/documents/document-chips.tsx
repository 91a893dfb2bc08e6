import type { DocumentEntry } from '@manzil/shared/contract/profile';
import { useWords } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { CalendarClock, CalendarX, CircleCheck, CircleX, Clock } from 'lucide';
import type { Validity } from './validity';

const looks: Record<DocumentEntry['status'], [ChipTone, Lines]> = {
  accepted: ['ok', CircleCheck],
  in_review: ['info', Clock],
  declined: ['danger', CircleX],
};

type DocumentChipsProps = { status: DocumentEntry['status']; validity: Validity };

/** Status of a document. Of an accepted one that expires or has expired, that is the status. */
export function DocumentChips({ status, validity }: DocumentChipsProps) {
  const { t } = useWords('profile/documents');
  const ending = validity.state === 'expiring' || validity.state === 'expired';
  const [tone, icon] = looks[status];
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
      {!(ending && status === 'accepted') && (
        <Chip tone={tone} icon={icon}>
          {t(`documents.statuses.${status}`)}
        </Chip>
      )}
    </>
  );
}
