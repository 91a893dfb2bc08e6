import { type DocumentEntry, DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Upload } from 'lucide';
import { needsAttention } from './document-groups';
import styles from './document-row.module.css';
import type { Wanted } from './upload-section';

type UploadAgainProps = {
  document: DocumentEntry;
  noun: string;
  /** Ids of what tells it from others of its kind. */
  about: string;
  today: string;
  urgent: boolean;
  onWanted: (wanted: Wanted) => void;
};

export function UploadAgain(props: UploadAgainProps) {
  const { document, noun, about, today, urgent, onWanted } = props;
  const { t } = useTexts('profile/documents');
  const type = DocumentType.safeParse(document.document_type).data;
  return (
    <div className={styles.action}>
      {type && needsAttention(document, today) && (
        <Button
          variant={urgent ? 'primary' : 'ghost'}
          size="compact"
          icon={Upload}
          aria-label={t('documents.upload_again_named', { document: noun })}
          aria-describedby={about}
          onClick={() => onWanted({ type, replaces: document.document_id, unit: null })}
        >
          {t('documents.upload_again')}
        </Button>
      )}
    </div>
  );
}
