import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import type { DocumentGroup } from './document-groups';
import { DocumentRow } from './document-row';
import styles from './documents.module.css';
import { type EarlierVersion, versionsBefore } from './earlier-versions';
import { groupNote } from './open-count';
import { SlotRow } from './slot-row';
import { type Slot, slotKey } from './slots';
import type { Wanted } from './upload-section';

/** So many documents of a group show at first; an owner of many units has hundreds. */
const FIRST = 20;

type DocumentSectionProps = {
  group: DocumentGroup;
  /** Of all groups, whatever is chosen of them. */
  documents: readonly DocumentEntry[];
  /** What belongs here and has not been handed in. */
  slots: readonly Slot[];
  /** What later documents have replaced, of all groups. */
  earlier: readonly EarlierVersion[];
  today: string;
  /** Key of the slot, or id of the document, that is to be dealt with first on the whole page. */
  urgent: string | undefined;
  onWanted: (wanted: Wanted) => void;
};

export function DocumentSection(props: DocumentSectionProps) {
  const { group, slots, earlier, today, urgent, onWanted } = props;
  const words = useTexts('profile/documents');
  const { t } = words;
  const [all, setAll] = useState(false);
  const { name, documents } = group;
  if (documents.length + slots.length === 0) return null;
  const shown = all ? documents : documents.slice(0, FIRST);
  return (
    <Section title={t(`documents.groups.${name}`)} aside={groupNote(group, slots, today, words)}>
      <Rows>
        {slots.map((slot) => (
          <SlotRow
            key={slotKey(slot)}
            slot={slot}
            urgent={slotKey(slot) === urgent}
            onWanted={onWanted}
          />
        ))}
        {shown.map((document) => (
          <DocumentRow
            key={document.document_id}
            document={document}
            all={props.documents}
            earlier={versionsBefore(document.document_id, earlier)}
            today={today}
            urgent={document.document_id === urgent}
            onWanted={onWanted}
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
