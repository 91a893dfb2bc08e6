import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { CONTRACT_ORIGINALS } from '@manzil/shared/domain/contract-originals';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { MissingRow, Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Archive, CalendarX, CircleCheck, CircleX, Clock, FileText } from 'lucide';
import { Link } from 'react-router-dom';
import { today } from '../today';
import styles from './contract.module.css';
import { paperName } from './paper-name';

const looks = {
  accepted: { tone: 'ok', icon: CircleCheck },
  in_review: { tone: 'info', icon: Clock },
  declined: { tone: 'danger', icon: CircleX },
  expired: { tone: 'warn', icon: CalendarX },
  replaced: { tone: 'neutral', icon: Archive },
} as const;

/** What belongs to the contract: what counts, what was replaced, what is missing beside the original. */
export function Papers({ contract }: { contract: Contract }) {
  const { t } = useTexts('units/contract');
  const { papers, earlier, missing_from_office = [] } = contract;
  const missing = contract.missing.filter((type) => type !== CONTRACT_ORIGINALS[contract.kind]);
  if (papers.length + earlier.length + missing.length === 0) return null;
  return (
    <Section title={t('papers.title')}>
      <Rows>
        {papers.map((paper) => (
          <Paper key={paper.document_id} paper={paper} state={stateOf(paper)} />
        ))}
        {earlier.map((paper) => (
          <Paper key={paper.document_id} paper={paper} state="replaced" />
        ))}
        {missing.map((type) => {
          const document = t(`papers.names.${paperName(type)}`);
          return missing_from_office.includes(type) ? (
            <Row
              key={type}
              icon={Clock}
              title={t('papers.follows', { document })}
              meta={t('papers.from_office')}
            />
          ) : (
            <MissingRow
              key={type}
              title={t('papers.missing', { document })}
              note=""
              action={<Link to={`/profile/documents?upload=${type}`}>{t('papers.upload')}</Link>}
            />
          );
        })}
      </Rows>
    </Section>
  );
}

const stateOf = ({ status, valid_until }: DocumentDetail): keyof typeof looks =>
  status === 'accepted' && valid_until && valid_until < today() ? 'expired' : status;

function Paper({ paper, state }: { paper: DocumentDetail; state: keyof typeof looks }) {
  const { t, language } = useTexts('units/contract');
  const { document_id, document_type, uploaded_on, valid_until } = paper;
  return (
    <Row
      icon={FileText}
      title={
        <Link className={styles.link} to={`/profile/documents?document=${document_id}`}>
          {t(`papers.names.${paperName(document_type)}`)}
        </Link>
      }
      meta={[
        formatDay(uploaded_on, language),
        valid_until && t('papers.until', { day: formatDay(valid_until, language) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        <Chip plain {...looks[state]}>
          {t(`papers.state.${state}`)}
        </Chip>
      }
    />
  );
}
