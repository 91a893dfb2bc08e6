import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { usePortal } from '@manzil/shared/runtime';
import { PictureView } from '@manzil/shared/viewer/picture-view';
import { ViewerNote } from '@manzil/shared/viewer/viewer-note';
import { useRef, useState } from 'react';
import { Pdf } from '../pdf/pdf';
import { pictureAddress, receiptPdfQuery } from './receipt.api';
import { useReceiptWords } from './use-receipt-words';

type ReceiptFileProps = { document: DocumentDetail; label: string };

export function ReceiptFile({ document, label }: ReceiptFileProps) {
  const t = useReceiptWords();
  const { language } = usePortal();
  const { document_id, file, scanning } = document;
  if (scanning) return <ViewerNote>{t('scanning')}</ViewerNote>;
  if (!file) return <ViewerNote>{t('on_paper')}</ViewerNote>;
  if (file.media_type !== 'application/pdf')
    return <Picture src={pictureAddress(document_id)} label={label} />;
  const words = { loading: t('opening'), failed: t('failed'), advice: t('advice') };
  return <Pdf query={receiptPdfQuery(document_id, language)} label={label} words={words} />;
}

function Picture(picture: { src: string; label: string }) {
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <PictureView
        {...picture}
        key={attempt}
        onRetry={() => {
          // The button goes with what has failed.
          place.current?.focus();
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}
