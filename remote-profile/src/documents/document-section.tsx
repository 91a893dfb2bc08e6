import { useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { MissingRow, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { HelpButton } from '../help-button';
import type { DocumentGroup } from './document-groups';
import { documentLabel } from './document-label';
import { DocumentRow } from './document-row';
import styles from './documents.module.css';

/** So many documents of a group show at first; an owner of many units has hundreds. */
const FIRST = 20;

type DocumentSectionProps = {
  group: DocumentGroup;
  /** Types that belong here and have not been handed in. */
  missing: readonly string[];
  today: string;
};

/** One group of documents; a group without any is not shown. */
export function DocumentSection({ group, missing, today }: DocumentSectionProps) {
  const { t } = useWords('profile/documents');
  const [all, setAll] = useState(false);
  const { name, documents } = group;
  if (documents.length + missing.length === 0) return null;
  const shown = all ? documents : documents.slice(0, FIRST);
  return (
    <Section title={t(`documents.groups.${name}`)}>
      <Rows>
        {shown.map((document) => (
          <DocumentRow key={document.document_id} document={document} today={today} />
        ))}
        {missing.map((type) => (
          <MissingRow
            key={type}
            title={documentLabel(type, t)}
            note={t('documents.missing')}
            action={<HelpButton variant="quiet">{t('documents.contact')}</HelpButton>}
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
