import { dubaiDay } from '@manzil/shared/format/date';
import { useWords } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { BackLink } from '../back-link';
import { HelpButton } from '../help-button';
import { LoadedProfile } from '../loaded-profile';
import { groupDocuments } from './document-groups';
import { DocumentSection } from './document-section';
import styles from './documents.module.css';
import { missingIdentity } from './missing-identity';

export default function DocumentsPage() {
  const { t } = useWords('profile/documents');
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
          {groupDocuments(documents, today).map((group) => (
            <DocumentSection
              key={group.name}
              group={group}
              missing={group.name === 'identity' ? missingIdentity(documents) : []}
              today={today}
            />
          ))}
          <Section title={t('documents.hand_in_title')}>
            <p className={styles.handIn}>{t('documents.hand_in_text')}</p>
            <HelpButton>{t('documents.contact')}</HelpButton>
          </Section>
        </div>
      )}
    </LoadedProfile>
  );
}
