import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { CircleX, FileText } from 'lucide';
import { Link } from 'react-router-dom';
import { documentName } from '../dashboard/document-name';
import { useLowerTexts } from './lower-texts';
import { newDocumentsQuery } from './new-documents.api';
import { documentAddress } from './news-address';
import { unitLabel } from './unit-label';

const SHOWN = 3;

/** Left out where there is none. */
export function NewDocuments() {
  const words = useTexts('units/dashboard');
  const { t: lower, language } = useLowerTexts();
  const { data, isError, refetch } = useQuery(newDocumentsQuery);
  if (data?.items.length === 0) return null;
  return (
    <Section
      title={lower('documents_new.title')}
      aside={<Link to="/profile/documents">{lower('documents_new.all')}</Link>}
    >
      {isError && (
        <div role="alert">
          <p className="secondary">{lower('documents_new.failed')}</p>
          <Button size="compact" onClick={() => void refetch()}>
            {words.t('retry')}
          </Button>
        </div>
      )}
      {data && (
        <Rows>
          {data.items.slice(0, SHOWN).map(({ document_type, uploaded_on, ...rest }) => {
            const name = documentName(document_type, words);
            const isDeclined = rest.status === 'declined';
            const title = isDeclined
              ? words.t('decisions.document_declined.title', { document: name })
              : name;
            return (
              <Row
                key={rest.document_id}
                icon={isDeclined ? CircleX : FileText}
                title={<Link to={documentAddress(rest.document_id)}>{title}</Link>}
                stretched
                meta={rest.unit_label && unitLabel(rest.unit_label)}
                aside={<time dateTime={uploaded_on}>{formatDay(uploaded_on, language)}</time>}
              />
            );
          })}
        </Rows>
      )}
    </Section>
  );
}
