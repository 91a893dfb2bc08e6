import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Copy } from 'lucide';
import { useState } from 'react';
import styles from './statement.module.css';

const SHORT = 16;

/** The PDF's checksum: short on show, copied whole. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  const { t } = useTexts('units/statement');
  const [told, setTold] = useState<'copied' | 'not_copied' | null>(null);

  function copy(): void {
    // Refused by some browsers, and missing without HTTPS.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(sha256))
      .then(
        () => setTold('copied'),
        () => setTold('not_copied'),
      );
  }

  return (
    <Section title={t('statement.sha256')}>
      <p className={styles.measure}>{t('statement.sha256_text')}</p>
      <div className={styles.fingerprint}>
        <code>{told === 'not_copied' ? sha256 : `${sha256.slice(0, SHORT)}…`}</code>
        <Button size="compact" icon={Copy} onClick={copy}>
          {t('statement.copy')}
        </Button>
        <span role="status">{told && t(`statement.${told}`)}</span>
      </div>
    </Section>
  );
}
