import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Plus } from 'lucide';
import { documentNoun } from '../documents/document-label';
import styles from './onboarding.module.css';

type OfferedDocumentsProps = {
  types: readonly DocumentType[];
  onOpen: (type: DocumentType) => void;
};

export function OfferedDocuments({ types, onOpen }: OfferedDocumentsProps) {
  const words = useTexts('profile/onboarding');
  return (
    <div className={styles.offers}>
      {types.map((type) => (
        <Button
          key={type}
          variant="quiet"
          icon={Plus}
          className={styles.add}
          onClick={() => onOpen(type)}
        >
          {words.t('identity.add', { document: documentNoun(type, words) })}
        </Button>
      ))}
    </div>
  );
}
