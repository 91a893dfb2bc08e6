import {
  type OnboardingState,
  PersonInput,
  type TypedPerson,
} from '@manzil/shared/contract/onboarding/onboarding';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { legalVersions } from '@manzil/shared/domain/legal-versions';
import { Form, SelectField, TextField } from '@manzil/shared/forms';
import { CheckField } from '@manzil/shared/forms/fields/check-field';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { NationalityField } from '@manzil/shared/forms/fields/nationality-field';
import { PhoneField } from '@manzil/shared/forms/fields/phone-field';
import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import { Voluntary } from '../voluntary';
import { FieldGroup } from './field-group';
import styles from './onboarding.module.css';
import { PassportName } from './passport-name';
import { personProblems } from './person-rules';
import { StepEnd } from './step-end';
import { useStepForm } from './use-step-form';

type Values = TypedPerson & { terms: string; privacy: string };

/** A text that has changed since it was accepted is accepted anew. */
const ticked = (accepted: string | null, version: string): string =>
  accepted === version ? version : '';

const valuesOf = ({ person, accepted }: OnboardingState): Values => ({
  ...person.typed,
  terms: ticked(accepted.terms, legalVersions.terms),
  privacy: ticked(accepted.privacy, legalVersions.privacy),
});

function typedOf({ terms: _, privacy: __, ...typed }: Values): TypedPerson {
  return typed;
}

const orNull = (text: string): string | null => text.trim() || null;

function input(typed: Values) {
  const isCompany = typed.investor_type === 'company';
  return {
    ...typed,
    salutation: orNull(typed.salutation),
    company_name: isCompany ? orNull(typed.company_name) : null,
    company_registration: isCompany ? orNull(typed.company_registration) : null,
    phone: typed.phone.trim(),
    version: 0,
  };
}

type PersonFormProps = {
  state: OnboardingState;
  profile: Profile;
  today: string;
  onDone: () => void;
};

export function PersonForm({ state, profile, today, onDone }: PersonFormProps) {
  const { t, language } = useTexts('profile/onboarding');
  const { form, saving } = useStepForm<'person', Values>({
    step: 'person',
    state,
    valuesOf,
    disputable: typedOf,
    typedOf,
    schema: PersonInput,
    input,
    words: {
      investor_type: t('person.investor_type_choose'),
      nationality: t('person.nationality_choose'),
      date_of_birth: t('person.date_of_birth_missing'),
      phone: { missing: t('person.phone_missing') },
      terms: t('person.terms_missing'),
      privacy: t('person.privacy_missing'),
    },
    check: (typed) => ({
      ...personProblems(typed, today, language),
      ...(typed.investor_type === 'company' && {
        ...(!typed.company_name.trim() && { company_name: t('person.company_name_missing') }),
        ...(!typed.company_registration.trim() && {
          company_registration: t('person.company_registration_missing'),
        }),
      }),
    }),
    onDone,
  });
  const recorded = valuesOf(state);
  const unrecorded = (['terms', 'privacy'] as const).some(
    (name) => form.valueOf(name) !== recorded[name],
  );
  const isCompany = form.valueOf('investor_type') === 'company';
  return (
    <Form form={form}>
      <PassportName profile={profile} />
      <ChoiceField
        form={form}
        name="investor_type"
        label={t('person.investor_type')}
        options={[
          { value: 'person', label: t('person.types.person') },
          { value: 'company', label: t('person.types.company') },
        ]}
      />
      {isCompany && (
        <>
          <TextField
            form={form}
            name="company_name"
            label={t('person.company_name')}
            autoComplete="organization"
            maxLength={160}
          />
          <TextField
            form={form}
            name="company_registration"
            label={t('person.company_registration')}
            hint={t('person.company_registration_hint')}
            autoComplete="off"
            maxLength={60}
          />
        </>
      )}
      <SelectField
        form={form}
        name="salutation"
        label={<Voluntary>{t('person.salutation')}</Voluntary>}
        autoComplete="honorific-prefix"
      >
        <option value="">{t('person.salutations.none')}</option>
        <option value="ms">{t('person.salutations.ms')}</option>
        <option value="mr">{t('person.salutations.mr')}</option>
      </SelectField>
      <div className={styles.date}>
        <DateField
          form={form}
          name="date_of_birth"
          label={t('person.date_of_birth')}
          autoComplete="bday"
          min="1900-01-01"
        />
      </div>
      <NationalityField form={form} name="nationality" label={t('person.nationality')} />
      <PhoneField
        form={form}
        name="phone"
        label={t('person.phone')}
        hint={t('person.phone_hint')}
        maxLength={40}
        country={state.residence.typed.country || form.valueOf('nationality')}
      />
      <SelectField form={form} name="locale" label={t('person.locale')}>
        <option value="de">{t('languages.de')}</option>
        <option value="en">{t('languages.en')}</option>
      </SelectField>
      <FieldGroup title={t('person.texts')}>
        <CheckField
          form={form}
          name="terms"
          value={legalVersions.terms}
          label={
            <>
              {t('person.terms_before')}{' '}
              <Link to="/terms-and-conditions" target="_blank">
                {t('person.terms_link')}
              </Link>{' '}
              {t('person.terms_after')}
            </>
          }
        />
        <CheckField
          form={form}
          name="privacy"
          value={legalVersions.privacy}
          label={
            <>
              {t('person.privacy_before')}{' '}
              <Link to="/privacy-policy" target="_blank">
                {t('person.privacy_link')}
              </Link>{' '}
              {t('person.privacy_after')}
            </>
          }
        />
      </FieldGroup>
      <StepEnd
        form={form}
        saving={saving}
        unsaved={unrecorded && t('saving.texts')}
        next={t('next.residence')}
      />
    </Form>
  );
}
