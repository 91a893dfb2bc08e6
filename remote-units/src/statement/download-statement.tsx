import type { Statement } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { statementPdf } from './statement.api';

export function DownloadStatement({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(`${statement.no}.pdf`, () => statementPdf(statement.statement_id, language)),
    failed: t('statement.download_failed'),
    advice: () => t('statement.download_failed_text'),
  });
  return (
    <Button variant="primary" icon={Download} busy={busy} onClick={save}>
      {t('statement.download')}
    </Button>
  );
}
