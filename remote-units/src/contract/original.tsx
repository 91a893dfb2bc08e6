import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { useSaving } from '@manzil/shared/saving/use-saving';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { Download, Eye, Upload } from 'lucide';
import { Link } from 'react-router-dom';
import { originalFile } from './contract.api';
import styles from './contract.module.css';

/** The paper that counts, to be seen and saved; an open slot where it is not there. */
export function Original({ contract }: { contract: Contract }) {
  const { t, language } = useTexts('units/contract');
  const original = contract.papers.find(({ document_id }) => document_id === contract.document_id);
  const { busy, save } = useSaving({
    save: () =>
      saveAnswer(original?.file?.name ?? '', () =>
        originalFile(original?.document_id ?? '', language),
      ),
    failed: t('original.failed'),
    advice: () => t('original.failed_text'),
  });
  const [missing] = contract.missing;
  return (
    <Section title={t('original.title')}>
      {original ? (
        <>
          <p className="user-data">{original.file?.name ?? t('original.on_paper')}</p>
          <p className="metadata">
            {t('original.received', { day: formatDay(original.uploaded_on, language) })}
          </p>
          {original.file && (
            <div className={styles.actions}>
              <ButtonLink
                as={Link}
                to={`/profile/documents?document=${original.document_id}`}
                icon={Eye}
                variant="primary"
              >
                {t('original.view')}
              </ButtonLink>
              <Button icon={Download} busy={busy} onClick={save}>
                {t('original.save')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>{t('original.missing')}</p>
          <div className={styles.actions}>
            <ButtonLink as={Link} to={`/profile/documents?upload=${missing}`} icon={Upload}>
              {t('original.upload')}
            </ButtonLink>
          </div>
        </>
      )}
    </Section>
  );
}
