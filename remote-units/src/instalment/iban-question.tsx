import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { RevealInput } from '@manzil/shared/contract/instalments/instalments';
import { Form, FormEnd, PasswordField, useApiForm } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { wholeIban } from './instalment.api';

type IbanQuestionProps = { instalment: InstalmentDetail; onIban: (iban: string) => void };

/** The IBAN goes to the page alone, never to what is kept. */
export function IbanQuestion({ instalment, onIban }: IbanQuestionProps) {
  const { t, language } = useTexts('units/instalment');
  const form = useApiForm({
    values: { password: '' },
    schema: RevealInput,
    words: { password: { missing: t('reveal.missing') } },
    leave: 'free',
    send: ({ password }) => wholeIban(instalment, password, language),
    sent: onIban,
  });
  return (
    <Form form={form}>
      <PasswordField
        form={form}
        name="password"
        label={t('reveal.label')}
        hint={t('reveal.hint')}
        autoComplete="current-password"
      />
      <FormEnd
        form={form}
        refused={t('reveal.refused')}
        submit={t('reveal.submit')}
        busy={t('reveal.busy')}
      />
    </Form>
  );
}
