import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide';
import { profileQuery } from '../profile.api';
import { DOCUMENTS, downloadedFile } from './documents.api';
import styles from './documents.module.css';

type DownloadButtonProps = {
  documentId: string;
  fileName: string;
  label: string;
  /** The label within a sentence. */
  noun: string;
  /** Id of what tells the document from others of its kind. */
  describedBy: string;
  /** In a row of a list, as an icon, whose name says the rest, or without a frame. */
  inRow?: 'icon' | 'quiet';
};

export function DownloadButton(props: DownloadButtonProps) {
  const { documentId, fileName, label, noun, describedBy, inRow } = props;
  const { t, language } = useTexts('profile');
  const queries = useQueryClient();

  const saving = useSaving({
    save: () => saveAnswer(fileName, () => downloadedFile(documentId, language)),
    failed: t('documents.download_failed', { document: label }),
    advice: () => t('documents.download_failed_text'),
    onFailed: () => {
      // It may have been replaced.
      void queries.invalidateQueries(profileQuery);
      void queries.invalidateQueries({ queryKey: [DOCUMENTS] });
    },
  });
  const iconOnly = inRow === 'icon';
  return (
    <Button
      variant={inRow ? 'quiet' : 'primary'}
      size={inRow ? 'compact' : 'regular'}
      icon={Download}
      className={iconOnly ? styles.icon : undefined}
      aria-label={t('documents.download_named', { document: noun })}
      aria-describedby={describedBy}
      busy={saving.busy}
      onClick={saving.save}
    >
      <span className={iconOnly ? 'visually-hidden' : undefined}>{t('documents.download')}</span>
    </Button>
  );
}
