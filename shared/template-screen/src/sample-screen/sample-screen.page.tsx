import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import styles from './sample-screen.module.css';

export default function SampleScreenPage() {
  const { t } = useTexts('sample-remote/sample-screen');
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
    </>
  );
}
