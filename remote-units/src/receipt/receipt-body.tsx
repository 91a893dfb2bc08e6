import { isApiError, useTexts } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DownloadReceipt } from './download-receipt';
import { receiptQuery } from './receipt.api';
import styles from './receipt.module.css';
import { ReceiptFile } from './receipt-file';
import { useReceiptWords } from './use-receipt-words';

type ReceiptBodyProps = { documentId: string; label: string };

/** The file, and what can be done with it; where it is no more, the way to the other documents. */
export function ReceiptBody({ documentId, label }: ReceiptBodyProps) {
  const t = useReceiptWords();
  const { t: common } = useTexts('units');
  const { data: document, error, isFetching, refetch } = useQuery(receiptQuery(documentId));
  if (!document && isApiError(error, 404))
    return (
      <ErrorState
        title={t('gone')}
        message={t('gone_text')}
        action={
          <ButtonLink as={Link} to="/profile/documents">
            {t('all_documents')}
          </ButtonLink>
        }
      />
    );
  if (!document && error)
    return (
      <ErrorState
        title={t('failed')}
        message={t('advice')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      />
    );
  if (!document) return <Spinner text={t('opening')} />;
  const { file, scanning } = document;
  return (
    <>
      <ReceiptFile document={document} label={label} />
      <div className={styles.actions}>
        <ButtonLink as={Link} to={`/profile/documents?document=${documentId}`}>
          {t('among_documents')}
        </ButtonLink>
        {file && !scanning && <DownloadReceipt documentId={documentId} fileName={file.name} />}
      </div>
    </>
  );
}
