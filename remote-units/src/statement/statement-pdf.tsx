import type { Statement } from '@manzil/shared/contract/statements/statements';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Section } from '@manzil/shared/ui/section';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewerQuery } from '../viewer.api';
import { pdfQuery } from './statement.api';

/** The PDF itself, page by page. */
export function StatementPdf({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  const [attempt, setAttempt] = useState(0);
  const viewer = useQuery(viewerQuery);
  const file = useQuery(pdfQuery(statement.statement_id, language));
  const Viewer = viewer.data?.PdfView;
  const refusal = file.error?.cause;
  const failed = [viewer, file].filter(({ isError }) => isError);

  function retry(): void {
    for (const { refetch } of failed) void refetch();
  }

  return (
    <Section title={t('statement.pdf')}>
      {failed.length > 0 ? (
        <ErrorState
          title={t('statement.pdf_failed')}
          message={(isApiError(refusal) && refusal.message) || t('statement.download_failed_text')}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      ) : Viewer && file.data ? (
        <Viewer
          key={attempt}
          content={file.data}
          label={statement.no}
          onRetry={() => setAttempt(attempt + 1)}
        />
      ) : (
        <Spinner text={t('statement.pdf_loading')} />
      )}
    </Section>
  );
}
