import { dubaiDay } from '@manzil/shared/format/date';
import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useState } from 'react';
import { BackLink } from '../back-link';
import { LoadedProfile } from '../loaded-profile';
import { groupDocuments } from './document-groups';
import { DocumentSection } from './document-section';
import styles from './documents.module.css';
import { missingIdentity } from './missing-identity';
import { UploadSection, type Wanted } from './upload-section';

export default function DocumentsPage() {
  const { t } = useWords('profile/documents');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const today = dubaiDay(new Date());
  return (
    <LoadedProfile>
      {({ documents, document_count }) => (
        <div className={styles.documents}>
          <PageHead
            back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
            title={t('documents.title')}
            meta={t('documents.count', { count: document_count })}
          />
          {document_count > documents.length && (
            <p className="secondary">{t('documents.part', { count: documents.length })}</p>
          )}
          <UploadSection documents={documents} wanted={wanted} today={today} />
          {groupDocuments(documents, today).map((group) => (
            <DocumentSection
              key={group.name}
              group={group}
              missing={group.name === 'identity' ? missingIdentity(documents) : []}
              today={today}
              onWanted={setWanted}
            />
          ))}
        </div>
      )}
    </LoadedProfile>
  );
}
