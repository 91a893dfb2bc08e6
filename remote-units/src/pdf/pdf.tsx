import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Spinner } from '@manzil/shared/ui/spinner';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewerQuery } from './viewer.api';

type PdfProps = {
  query: UseQueryOptions<Blob, Error, Blob, string[]>;
  label: string;
  words: { loading: string; failed: string; advice: string };
};

/** A file, page by page, once it and the code that draws it are here. */
export function Pdf({ query, label, words }: PdfProps) {
  const { t } = useTexts('units');
  const [attempt, setAttempt] = useState(0);
  const viewer = useQuery(viewerQuery);
  const file = useQuery(query);
  const Viewer = viewer.data?.PdfView;
  const refusal = file.error?.cause;
  const failed = [viewer, file].filter(({ isError }) => isError);

  function retry(): void {
    for (const { refetch } of failed) void refetch();
  }

  if (failed.length > 0)
    return (
      <ErrorState
        title={words.failed}
        message={(isApiError(refusal) && refusal.message) || words.advice}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    );
  if (!Viewer || !file.data) return <Spinner text={words.loading} />;
  return (
    <Viewer
      key={attempt}
      content={file.data}
      label={label}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
