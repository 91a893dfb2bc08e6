import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button } from '@manzil/shared/ui/button';
import { Download } from 'lucide';
import { usePart } from '../display/use-part';
import { type UnitFormat, unitFile } from '../units.api';
import { askedFor, type Chosen } from './choice';
import styles from './tools.module.css';

/** What is chosen, whole, in the order on show. */
export function DownloadUnits({ choice }: { choice: Chosen }) {
  return (
    <div className={styles.files}>
      <FileButton format="csv" choice={choice} />
      <FileButton format="xlsx" choice={choice} />
    </div>
  );
}

function FileButton({ format, choice }: { format: UnitFormat; choice: Chosen }) {
  const { t, language } = useTexts('units/units');
  const { inPart } = usePart();
  const name = format.toUpperCase();
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(t('file.name', { format }), () =>
        unitFile(format, askedFor(choice, inPart), language),
      ),
    failed: t('file.failed', { format: name }),
    advice: () => t('file.failed_text'),
  });
  return (
    <Button size="compact" icon={Download} busy={busy} onClick={save}>
      {t('file.load', { format: name })}
    </Button>
  );
}
