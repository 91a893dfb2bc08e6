import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { formatDay } from '@manzil/shared/format/date';
import { formatMegabytes } from '@manzil/shared/forms/uploads';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Row } from '@manzil/shared/ui/rows';
import { CircleCheck, CircleX, Clock, FileText } from 'lucide';
import { Link } from 'react-router-dom';

const looks = {
  in_review: { tone: 'info', icon: Clock },
  accepted: { tone: 'ok', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleX },
} as const;

/** The file, where it stands, and why it will not do. */
export function ProofRow({ proof }: { proof: NonNullable<InstalmentDetail['proof']> }) {
  const { t, language } = useTexts('units/instalment');
  const { document_id, file, status, uploaded_on, decline_code, decline_text } = proof;
  const said = [
    formatDay(uploaded_on, language),
    file && formatMegabytes(file.size_bytes, language),
    proof.scanning && t('proof.scanning'),
  ].filter(Boolean);
  const reason =
    status === 'declined' && (decline_text ?? t(`proof.declined.${decline_code ?? 'other'}`));
  return (
    <Row
      icon={FileText}
      title={
        <Link to={`/profile/documents?document=${document_id}`} className="user-data">
          {file?.name ?? t('proof.file')}
        </Link>
      }
      meta={
        <>
          {said.join(' · ')}
          {reason && <span className="user-data"> · {reason}</span>}
        </>
      }
      aside={<Chip {...looks[status]}>{t(`proof.status.${status}`)}</Chip>}
    />
  );
}
