import { usePortal } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { receiptFile } from './receipt.api';
import { useReceiptWords } from './use-receipt-words';

type DownloadReceiptProps = { documentId: string; fileName: string };

export function DownloadReceipt({ documentId, fileName }: DownloadReceiptProps) {
  const t = useReceiptWords();
  const { language } = usePortal();
  const { busy, save } = useSaving({
    save: () => saveAnswer(fileName, () => receiptFile(documentId, language)),
    failed: t('download_failed'),
    advice: () => t('advice'),
  });
  return (
    <Button variant="primary" icon={Download} busy={busy} onClick={save}>
      {t('download')}
    </Button>
  );
}
