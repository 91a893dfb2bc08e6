import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { SampleNameForm } from './sample-name-form';

export default function SampleNamePage() {
  const { t } = useTexts('sample-remote/sample-name');
  return (
    <>
      <PageHead title={t('title')} />
      <SampleNameForm />
    </>
  );
}
