import type { Statement } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Archive, FilePenLine } from 'lucide';
import { Link } from 'react-router-dom';
import { Changes } from './changes';
import styles from './statement.module.css';

/** Which statement has replaced this one, and what this one has changed of the one before. */
export function Replacement({ statement }: { statement: Statement }) {
  const { t } = useTexts('units/statement');
  const { superseded_by, supersedes } = statement;
  return (
    <>
      {superseded_by && (
        <div className={styles.notice}>
          <Notice
            tone="warn"
            icon={Archive}
            title={t('statement.superseded')}
            action={
              <Link to={`/financials/statements/${superseded_by.statement_id}`}>
                {t('statement.open_other', { no: superseded_by.no })}
              </Link>
            }
          >
            {t('statement.superseded_text', { no: superseded_by.no })}
            <Changes from={statement.statement_id} to={superseded_by.statement_id} />
          </Notice>
        </div>
      )}
      {supersedes && (
        <div className={styles.notice}>
          <Notice
            tone="info"
            icon={FilePenLine}
            title={t('statement.corrects', { no: supersedes.no })}
            action={
              <Link to={`/financials/statements/${supersedes.statement_id}`}>
                {t('statement.open_other', { no: supersedes.no })}
              </Link>
            }
          >
            <Changes from={supersedes.statement_id} to={statement.statement_id} />
          </Notice>
        </div>
      )}
    </>
  );
}
