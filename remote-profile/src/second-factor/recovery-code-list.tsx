import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { saveFile } from '@manzil/shared/ui/save-file';
import { Section } from '@manzil/shared/ui/section';
import { Download, Printer } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from './copy-button';
import styles from './second-factor.module.css';

type RecoveryCodeListProps = { codes: string[]; onDone: () => void };

export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useTexts('profile/second-factor');
  const email = useInvestor()?.email ?? '';
  const [kept, setKept] = useState(false);
  const [reminded, setReminded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The form that made them has gone, and the focus with it.
  useEffect(() => place.current?.focus(), []);
  const text = `${t('codes_file', { email })}\n\n${codes.join('\n')}\n`;
  const save = () => saveFile(t('codes_file_name'), new Blob([text], { type: 'text/plain' }));
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Section title={t('codes_title')}>
        <p className={styles.lead}>{t('codes_text')}</p>
        <ul className={styles.codes} aria-label={t('codes_list')}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button size="compact" icon={Download} onClick={save}>
            {t('codes_save')}
          </Button>
          <Button size="compact" icon={Printer} onClick={() => window.print()}>
            {t('codes_print')}
          </Button>
          <CopyButton text={text}>{t('codes_copy')}</CopyButton>
        </div>
        <label className={styles.kept}>
          <input
            type="checkbox"
            checked={kept}
            aria-describedby="codes-kept"
            onChange={({ target }) => setKept(target.checked)}
          />
          <span>{t('codes_kept')}</span>
        </label>
        <p id="codes-kept" role="alert" className={styles.missing}>
          {reminded && !kept && t('codes_kept_missing')}
        </p>
        <Button variant="primary" onClick={() => (kept ? onDone() : setReminded(true))}>
          {t('codes_done')}
        </Button>
      </Section>
    </div>
  );
}
