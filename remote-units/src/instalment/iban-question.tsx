import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { RevealInput } from '@manzil/shared/contract/instalments/instalments';
import { Form, FormEnd, PasswordField, useApiForm } from '@manzil/shared/forms';
import { FactorField, useFactorField } from '@manzil/shared/forms/fields/factor-field';
import { useTexts } from '@manzil/shared/runtime';
import { wholeIban } from './instalment.api';

type IbanQuestionProps = { instalment: InstalmentDetail; onIban: (iban: string) => void };

/** The IBAN goes to the page alone, never to what is kept. */
export function IbanQuestion({ instalment, onIban }: IbanQuestionProps) {
  const { t, language } = useTexts('units/instalment');
  const factor = useFactorField();
  const form = useApiForm({
    values: { password: '', code: '' },
    schema: RevealInput,
    input: factor.input,
    check: factor.check,
    words: { password: { missing: t('reveal.missing') } },
    leave: 'free',
    send: (identity) => wholeIban(instalment, identity, language).catch(factor.learn),
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
      {factor.asked && <FactorField form={form} />}
      <FormEnd
        form={form}
        refused={t('reveal.refused')}
        submit={t('reveal.submit')}
        busy={t('reveal.busy')}
      />
    </Form>
  );
}
