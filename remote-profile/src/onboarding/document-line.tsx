import type { DocumentEntry } from '@manzil/shared/contract/profile';
import { formatDay } from '@manzil/shared/format/date';
import { useWords } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Row } from '@manzil/shared/ui/rows';
import { CalendarX, CircleCheck, CircleX, Clock, FileText } from 'lucide';

const looks: Record<DocumentEntry['status'], [ChipTone, Lines]> = {
  accepted: ['ok', CircleCheck],
  in_review: ['info', Clock],
  declined: ['danger', CircleX],
};

/** Why there is no file to name. */
const withoutFile = ({ scanning, decline_code }: DocumentEntry) =>
  scanning ? 'scanning' : decline_code === 'infected' ? 'infected' : 'paper';

/** A document that was handed in. */
export function DocumentLine({ document, today }: { document: DocumentEntry; today: string }) {
  const { t, language } = useWords('profile/onboarding');
  const { status, file, valid_until, uploaded_on } = document;
  const [tone, icon] = looks[status];
  const isExpired = valid_until !== null && valid_until < today;
  return (
    <Row
      icon={FileText}
      title={file?.name ?? t(`document.${withoutFile(document)}`)}
      meta={[
        valid_until && t('document.valid_to', { day: formatDay(valid_until, language) }),
        t('document.received', { day: formatDay(uploaded_on, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        isExpired ? (
          <Chip tone="danger" icon={CalendarX}>
            {t('document.expired')}
          </Chip>
        ) : (
          <Chip tone={tone} icon={icon}>
            {t(`documents.statuses.${status}`)}
          </Chip>
        )
      }
    />
  );
}
