import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { documentQuery, earlierQuery } from '../documents.api';
import { versionsBefore } from '../earlier-versions';
import { documentSearch } from '../viewed';
import { currentOf } from './current-of';
import styles from './document-side.module.css';

export function VersionList({ document }: { document: DocumentDetail }) {
  const { t, language } = useTexts('profile/documents');
  const [search] = useSearchParams();
  const { data: earlier = [], isLoadingError } = useQuery(earlierQuery);
  const currentId = currentOf(document, earlier);
  const { data: current } = useQuery(documentQuery(currentId));
  const before = versionsBefore(currentId, earlier);
  if (isLoadingError) {
    return (
      <Section title={t('documents.versions')}>
        <p className="secondary">{t('documents.earlier_unknown')}</p>
      </Section>
    );
  }
  if (before.length === 0 || !current) return null;
  const all = [current, ...before];
  return (
    <Section title={t('documents.versions')}>
      <ol className={styles.versions} reversed>
        {all.map(({ document_id, uploaded_on, valid_until }, index) => {
          const name = t('documents.version', { count: all.length - index });
          const isShown = document_id === document.document_id;
          return (
            <li key={document_id} className={isShown ? styles.shown : undefined}>
              {isShown ? (
                <b aria-current="true">{name}</b>
              ) : (
                <Link to={documentSearch(search, document_id)}>{name}</Link>
              )}
              <span>
                {valid_until
                  ? t('documents.valid_until', { day: formatDay(valid_until, language) })
                  : t('documents.received', { day: formatDay(uploaded_on, language) })}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
