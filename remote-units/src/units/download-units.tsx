import type { UnitChoice } from '@manzil/shared/contract/units/unit-list';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { type UnitFormat, unitFile } from '../units.api';
import styles from './tools.module.css';

/** What is chosen, whole, in the order on show. */
export function DownloadUnits({ choice }: { choice: UnitChoice }) {
  return (
    <div className={styles.files}>
      <FileButton format="csv" choice={choice} />
      <FileButton format="xlsx" choice={choice} />
    </div>
  );
}

function FileButton({ format, choice }: { format: UnitFormat; choice: UnitChoice }) {
  const { t, language } = useTexts('units/units');
  const name = format.toUpperCase();
  const { busy, save } = useSaving({
    save: () => saveAnswer(t('file.name', { format }), () => unitFile(format, choice, language)),
    failed: t('file.failed', { format: name }),
    advice: () => t('file.failed_text'),
  });
  return (
    <Button size="compact" icon={Download} busy={busy} onClick={save}>
      {t('file.load', { format: name })}
    </Button>
  );
}
