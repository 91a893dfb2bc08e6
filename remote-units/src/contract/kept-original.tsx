import type { DocumentDetail } from '@manzil/shared/contract/documents/documents';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { Download, Eye } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { originalFile } from './contract.api';
import styles from './contract.module.css';
import { OriginalPdf } from './original-pdf';

type KeptOriginalProps = { original: DocumentDetail; label: string };

/** A PDF opens in its place; pictures have their screen among the documents. */
export function KeptOriginal({ original, label }: KeptOriginalProps) {
  const { t, language } = useTexts('units/contract');
  const [open, setOpen] = useState(false);
  const { document_id, file, uploaded_on } = original;
  const { busy, save } = useSaving({
    save: () => saveAnswer(file?.name ?? label, () => originalFile(document_id, language)),
    failed: t('original.failed'),
    advice: () => t('original.failed_text'),
  });
  return (
    <>
      <p className="user-data">{file?.name ?? t('original.on_paper')}</p>
      <p className="metadata">
        {t('original.received', { day: formatDay(uploaded_on, language) })}
      </p>
      {file && (
        <div className={styles.actions}>
          {file.media_type === 'application/pdf' ? (
            <Button
              variant="primary"
              icon={Eye}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'original.close' : 'original.view')}
            </Button>
          ) : (
            <ButtonLink
              as={Link}
              to={`/profile/documents?document=${document_id}`}
              icon={Eye}
              variant="primary"
            >
              {t('original.view')}
            </ButtonLink>
          )}
          <Button icon={Download} busy={busy} onClick={save}>
            {t('original.save')}
          </Button>
        </div>
      )}
      {open && <OriginalPdf documentId={document_id} label={label} />}
    </>
  );
}
