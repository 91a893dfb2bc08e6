import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { followDownload } from '@manzil/shared/ui/save-file';
import { Download, FolderDown } from 'lucide';
import { filePart } from '../money/file-part';
import { receiptsAddress, taxCsv, taxPdf } from './tax.api';
import styles from './tax.module.css';

/** Of the year and the unit on show. */
export function Files({ taxYear }: { taxYear: TaxYear }) {
  const { t, language } = useTexts('units/tax');
  const { year, chosen } = taxYear;
  const unit = chosen?.unit;
  const unit_id = unit?.unit_id;
  const named = { year, unit: unit ? filePart(`${unit.property_name} ${unit.unit_no}`) : '' };
  const { receipts, paper_receipts = 0 } = chosen ?? taxYear;
  const query = { year, ...(unit_id && { unit_id }) };
  const told = {
    failed: t('files.failed'),
    advice: (refusal: unknown) => t(isApiError(refusal, 503) ? 'files.busy' : 'files.failed_text'),
  };
  const csv = useSaving({
    ...told,
    save: () => saveAnswer(t('files.csv_file', named), () => taxCsv(query, language)),
  });
  const pdf = useSaving({
    ...told,
    save: async () => {
      if (unit_id)
        await saveAnswer(t('files.pdf_file', named), () => taxPdf(year, unit_id, language));
    },
  });
  const zip = useSaving({
    ...told,
    save: async () => followDownload(await receiptsAddress(query)),
  });
  return (
    <div className={styles.files}>
      <Button size="compact" icon={Download} busy={csv.busy} onClick={csv.save}>
        {t('files.csv')}
      </Button>
      {unit_id && (
        <Button size="compact" icon={Download} busy={pdf.busy} onClick={pdf.save}>
          {t('files.pdf')}
        </Button>
      )}
      {receipts > 0 && (
        <Button size="compact" icon={FolderDown} busy={zip.busy} onClick={zip.save}>
          {t('files.receipts', { count: receipts })}
        </Button>
      )}
      {paper_receipts > 0 && (
        <span className={styles.note}>{t('files.on_paper', { count: paper_receipts })}</span>
      )}
    </div>
  );
}
