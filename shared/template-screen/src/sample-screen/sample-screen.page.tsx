import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';

export default function SampleScreenPage() {
  const { t } = useTexts('sample-remote/sample-screen');
  return (
    <>
      <PageHead title={t('title')} />
      <p>{t('lead')}</p>
    </>
  );
}
