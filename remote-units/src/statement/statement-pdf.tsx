import type { Statement } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Pdf } from '../pdf/pdf';
import { pdfQuery } from './statement.api';

/** The PDF itself, page by page. */
export function StatementPdf({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  const words = {
    loading: t('statement.pdf_loading'),
    failed: t('statement.pdf_failed'),
    advice: t('statement.download_failed_text'),
  };
  return (
    <Section title={t('statement.pdf')}>
      <Pdf query={pdfQuery(statement.statement_id, language)} label={statement.no} words={words} />
    </Section>
  );
}
