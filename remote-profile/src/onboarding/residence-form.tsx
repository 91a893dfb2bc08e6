import type { OnboardingState } from '@manzil/shared/contract/onboarding';
import { Form, TextField } from '@manzil/shared/forms';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useWords } from '@manzil/shared/runtime';
import { FieldGroup } from './field-group';
import styles from './onboarding.module.css';
import { residenceProblems } from './residence-rules';
import {
  countryField,
  input,
  nameOf,
  type ResidenceValues,
  residenceSchema,
  TAX_ROWS,
  typedOf,
  valuesOf,
} from './residence-values';
import { StepEnd } from './step-end';
import { TaxFields } from './tax-fields';
import { useStepForm } from './use-step-form';
import { Voluntary } from './voluntary';

type ResidenceFormProps = { state: OnboardingState; onBack: () => void; onDone: () => void };

/** The second step: where somebody lives, and where they pay taxes. */
export function ResidenceForm({ state, onBack, onDone }: ResidenceFormProps) {
  const { t, language } = useWords('profile/onboarding');
  const { form, saving } = useStepForm<'residence', ResidenceValues>({
    step: 'residence',
    state,
    valuesOf,
    disputable: (values) => values,
    typedOf,
    nameOf,
    schema: residenceSchema,
    input,
    words: {
      country: t('choose_country'),
      pep: t('residence.pep_choose'),
      ...Object.fromEntries(TAX_ROWS.map((row) => [countryField(row), t('choose_country')])),
    },
    check: (values) => residenceProblems(values, language, t('residence.tax_id_missing')),
    onDone,
  });
  return (
    <Form form={form}>
      <FieldGroup title={t('residence.address')}>
        <CountryField form={form} name="country" label={t('address.country')} />
        <div className={styles.street}>
          <TextField
            form={form}
            name="street"
            label={t('residence.street')}
            autoComplete="address-line1"
            maxLength={120}
          />
          <TextField
            form={form}
            name="house_no"
            label={t('residence.house_no')}
            autoComplete="off"
            maxLength={20}
          />
        </div>
        <TextField
          form={form}
          name="line2"
          label={<Voluntary>{t('address.line2')}</Voluntary>}
          autoComplete="address-line2"
          maxLength={120}
        />
        <div className={styles.city}>
          <TextField
            form={form}
            name="postal_code"
            label={t('address.postal_code')}
            autoComplete="postal-code"
            maxLength={12}
          />
          <TextField
            form={form}
            name="city"
            label={t('address.city')}
            autoComplete="address-level2"
            maxLength={80}
          />
        </div>
        <TextField
          form={form}
          name="state"
          label={<Voluntary>{t('residence.state')}</Voluntary>}
          autoComplete="address-level1"
          maxLength={80}
        />
      </FieldGroup>
      <FieldGroup title={t('residence.tax')}>
        <TaxFields form={form} />
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
