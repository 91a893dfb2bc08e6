import type { DocumentType } from '@manzil/shared/contract/profile';
import { useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { MissingRow, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { Upload } from 'lucide';
import { useState } from 'react';
import type { DocumentGroup } from './document-groups';
import { documentLabel } from './document-label';
import { DocumentRow } from './document-row';
import styles from './documents.module.css';
import type { Wanted } from './upload-section';

/** So many documents of a group show at first; an owner of many units has hundreds. */
const FIRST = 20;

type DocumentSectionProps = {
  group: DocumentGroup;
  /** Types that belong here and have not been handed in. */
  missing: readonly DocumentType[];
  today: string;
  /** One of these is to be handed in. */
  onWanted: (wanted: Wanted) => void;
};

/** One group of documents; a group without any is not shown. */
export function DocumentSection({ group, missing, today, onWanted }: DocumentSectionProps) {
  const { t } = useWords('profile/documents');
  const [all, setAll] = useState(false);
  const { name, documents } = group;
  if (documents.length + missing.length === 0) return null;
  const shown = all ? documents : documents.slice(0, FIRST);
  return (
    <Section title={t(`documents.groups.${name}`)}>
      <Rows>
        {shown.map((document) => (
          <DocumentRow
            key={document.document_id}
            document={document}
            today={today}
            onWanted={onWanted}
          />
        ))}
        {missing.map((type) => (
          <MissingRow
            key={type}
            title={documentLabel(type, t)}
            note={t('documents.missing')}
            action={
              <Button
                variant="quiet"
                size="compact"
                icon={Upload}
                aria-label={t('documents.upload_named', { document: documentLabel(type, t) })}
                onClick={() => onWanted({ type, replaces: null })}
              >
                {t('documents.upload')}
              </Button>
            }
          />
        ))}
      </Rows>
      {shown.length < documents.length && (
        <div className={styles.more}>
          <Button onClick={() => setAll(true)}>
            {t('documents.show_all', { count: documents.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
