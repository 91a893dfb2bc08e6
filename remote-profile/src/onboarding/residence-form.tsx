import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import type { Taxpayer } from '@manzil/shared/domain/tax-id';
import { Form } from '@manzil/shared/forms';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { useTexts } from '@manzil/shared/runtime';
import { AddressFields } from '../address/address-fields';
import { FieldGroup } from './field-group';
import { residenceProblems } from './residence-rules';
import {
  input,
  inRowsOf,
  nameOf,
  type ResidenceValues,
  residenceSchema,
  typedOf,
  valuesOf,
} from './residence-values';
import { StepEnd } from './step-end';
import { TaxFields } from './tax-fields';
import { countryField, TAX_ROWS, taxRows } from './tax-rows';
import { useStepForm } from './use-step-form';

type ResidenceFormProps = {
  state: OnboardingState;
  payer: Taxpayer;
  onBack: () => void;
  onDone: () => void;
};

export function ResidenceForm({ state, payer, onBack, onDone }: ResidenceFormProps) {
  const { t, language } = useTexts('profile/onboarding');
  const { form, saving } = useStepForm<'residence', ResidenceValues>({
    step: 'residence',
    state,
    valuesOf,
    disputable: inRowsOf,
    typedOf,
    nameOf: (path, values) => nameOf(path, taxRows(values)),
    schema: residenceSchema,
    input: (values) => input(values, payer),
    words: {
      country: t('choose_country'),
      pep: t('residence.pep_choose'),
      ...Object.fromEntries(TAX_ROWS.map((row) => [countryField(row), t('choose_country')])),
    },
    check: (values) =>
      residenceProblems(values, payer, language, t(`residence.tax_id_missing_${payer}`)),
    onDone,
  });
  return (
    <Form form={form}>
      <FieldGroup title={t('residence.address')}>
        <AddressFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('residence.tax')}>
        <TaxFields form={form} payer={payer} />
        <ChoiceField
          form={form}
          name="pep"
          label={t('residence.pep')}
          hint={t('residence.pep_hint')}
          options={[
            { value: 'no', label: t('residence.pep_no') },
            { value: 'yes', label: t('residence.pep_yes') },
          ]}
        />
      </FieldGroup>
      <StepEnd form={form} saving={saving} next={t('next.identity')} onBack={onBack} />
    </Form>
  );
}
