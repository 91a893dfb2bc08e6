import type { StatementSummary } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { statementPdf } from '../statement/statement.api';

/** The PDF of a statement, without opening it first. */
export function StatementFile({ statement }: { statement: StatementSummary }) {
  const { t, language } = useTexts('units/statements');
  const { statement_id, no } = statement;
  const { busy, save } = useSaving({
    save: () => saveAnswer(`${no}.pdf`, () => statementPdf(statement_id, language)),
    failed: t('statements.pdf_failed'),
    advice: () => t('statements.zip_failed_text'),
  });
  return (
    <Button
      size="compact"
      variant="quiet"
      icon={Download}
      busy={busy}
      aria-label={t('statements.pdf_of', { no })}
      onClick={save}
    >
      PDF
    </Button>
  );
}
