import { holdReload, isApiError, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

export function DownloadButton(props: DownloadButtonProps) {
  const { documentId, fileName, label, noun, describedBy, inRow } = props;
  const { t, language } = useTexts('profile');
  const queries = useQueryClient();

  function tell({ cause }: Error): void {
    // That the session is over is told by the host.
    if (isApiError(cause, 401)) return;
    showAlert({
      type: 'error',
      title: t('documents.download_failed', { document: label }),
      message: (isApiError(cause) && cause.message) || t('documents.download_failed_text'),
    });
    // It may have been replaced.
    void queries.invalidateQueries(profileQuery);
    void queries.invalidateQueries({ queryKey: [DOCUMENTS] });
  }

  async function save(): Promise<void> {
    // A new version that has waited for the file would otherwise reload the page between its arrival and the click.
    const letGo = holdReload();
    try {
      saveFile(fileName, await downloadedFile(documentId, language));
    } finally {
      setTimeout(letGo, TAKEN_OVER_AFTER_MS);
    }
  }

  const { mutate, isPending } = useMutation({ mutationFn: save, onError: tell });
  const iconOnly = inRow === 'icon';
  return (
    <Button
      variant={inRow ? 'quiet' : 'primary'}
      size={inRow ? 'compact' : 'regular'}
      icon={Download}
      className={iconOnly ? styles.icon : undefined}
      aria-label={t('documents.download_named', { document: noun })}
      aria-describedby={describedBy}
      busy={isPending}
      onClick={() => mutate()}
    >
      <span className={iconOnly ? 'visually-hidden' : undefined}>{t('documents.download')}</span>
    </Button>
  );
}
