import { dubaiDay, formatDay, formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { Button } from '@manzil/shared/ui/button';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DownloadStatement } from './download-statement';
import { Fingerprint } from './fingerprint';
import { Replacement } from './replacement';
import { statementQuery } from './statement.api';
import styles from './statement.module.css';
import { StatementFigures } from './statement-figures';
import { StatementPayouts } from './statement-payouts';
import { StatementPdf } from './statement-pdf';
import { StatementUnits } from './statement-units';

export default function StatementPage() {
  const { t, language } = useTexts('units/statement');
  const { statementId = '' } = useParams();
  const [open, setOpen] = useState(false);
  const { data: statement } = useQuery(statementQuery(statementId, language));
  const title = statement && t('statement.of', { month: formatMonth(statement.period, language) });
  useDocumentTitle(title);
  if (!statement) return null;
  const day = formatDay(dubaiDay(new Date(statement.published_at)), language);
  return (
    <>
      <PageHead
        back={<BackLink to="/financials/statements">{t('statement.back')}</BackLink>}
        title={title}
        meta={
          <>
            <span>{statement.no}</span>
            <span>{t('statement.published', { day })}</span>
          </>
        }
        aside={
          <div className={styles.actions}>
            <DownloadStatement statement={statement} />
            <Button icon={FileText} aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'statement.close_pdf' : 'statement.open_pdf')}
            </Button>
          </div>
        }
      />
      {open && <StatementPdf statement={statement} />}
      <Replacement statement={statement} />
      <StatementFigures statement={statement} />
      <StatementPayouts statement={statement} />
      <StatementUnits statement={statement} />
      <Fingerprint sha256={statement.sha256} />
    </>
  );
}
