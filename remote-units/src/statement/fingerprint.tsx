import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Copy } from 'lucide';
import { useCopy } from '../clipboard/use-copy';
import styles from './statement.module.css';

/** The PDF's checksum, whole, so that it can be compared. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  const { t } = useTexts('units/statement');
  const { told, copy } = useCopy(sha256);
  return (
    <Section title={t('statement.sha256')}>
      <p className={styles.measure}>{t('statement.sha256_text')}</p>
      <div className={styles.fingerprint}>
        <code>{sha256}</code>
        <Button size="compact" icon={Copy} onClick={copy}>
          {t('statement.copy')}
        </Button>
        <span role="status">{told && t(`statement.${told}`)}</span>
      </div>
    </Section>
  );
}
