import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewerQuery } from '../viewer.api';
import { originalQuery } from './contract.api';
import styles from './contract.module.css';

type OriginalPdfProps = { documentId: string; label: string };

/** The original, page by page, beside what it says. */
export function OriginalPdf({ documentId, label }: OriginalPdfProps) {
  const { t, language } = useTexts('units/contract');
  const [attempt, setAttempt] = useState(0);
  const viewer = useQuery(viewerQuery);
  const file = useQuery(originalQuery(documentId, language));
  const Viewer = viewer.data?.PdfView;
  const refusal = file.error?.cause;
  const failed = [viewer, file].filter(({ isError }) => isError);

  function retry(): void {
    for (const { refetch } of failed) void refetch();
  }

  return (
    <div className={styles.pdf}>
      {failed.length > 0 ? (
        <ErrorState
          title={t('original.not_shown')}
          message={(isApiError(refusal) && refusal.message) || t('original.failed_text')}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      ) : Viewer && file.data ? (
        <Viewer
          key={attempt}
          content={file.data}
          label={label}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Spinner text={t('original.loading')} />
      )}
    </div>
  );
}
