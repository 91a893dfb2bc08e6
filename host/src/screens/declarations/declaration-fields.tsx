import { Button } from '@manzil/shared/ui/button';
import { Field, TextArea, TextInput } from '@manzil/shared/ui/field';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Choice, Option } from './choice';
import styles from './declaration.module.css';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';
import type { Values } from './draft';

type FieldsProps = {
  kind: DeclarationKind;
  texts: DeclarationTexts;
  form: UseFormReturn<Values>;
  onReview: () => void;
};

/** The first step: what is declared, and by whom. */
export function DeclarationFields({ kind, texts, form, onReview }: FieldsProps) {
  const { fields } = texts;
  const { register, formState } = form;
  const { errors, submitCount } = formState;
  const formRef = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (submitCount > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submitCount]);

  return (
    <form ref={formRef} className={styles.fields} noValidate onSubmit={form.handleSubmit(onReview)}>
      {kind === 'cancellation' && <NoticeFields texts={texts} form={form} />}
      <Field label={fields.contract} hint={fields.contract_hint} error={errors.contract?.message}>
        {(control) => <TextInput {...control} {...register('contract')} maxLength={200} />}
      </Field>
      {kind === 'cancellation' && <EndFields texts={texts} form={form} />}
      <Field label={fields.name} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...register('name')} autoComplete="name" maxLength={120} />
        )}
      </Field>
      <Field label={fields.email} hint={fields.email_hint} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="form">
        {texts.review}
      </Button>
    </form>
  );
}

type PartProps = Pick<FieldsProps, 'texts' | 'form'>;

function NoticeFields({ texts: { fields }, form }: PartProps) {
  const { register, watch, formState } = form;
  return (
    <>
      <Choice legend={fields.notice}>
        <Option
          {...register('notice')}
          value="ordinary"
          label={fields.ordinary}
          hint={fields.ordinary_hint}
        />
        <Option
          {...register('notice')}
          value="extraordinary"
          label={fields.extraordinary}
          hint={fields.extraordinary_hint}
        />
      </Choice>
      {watch('notice') === 'extraordinary' && (
        <Field
          label={fields.reason}
          hint={fields.reason_hint}
          error={formState.errors.reason?.message}
        >
          {(control) => <TextArea {...control} {...register('reason')} />}
        </Field>
      )}
    </>
  );
}

function EndFields({ texts: { fields }, form }: PartProps) {
  const { register, watch, formState } = form;
  return (
    <>
      <Choice legend={fields.end}>
        <Option {...register('end')} value="soonest" label={fields.soonest} />
        <Option {...register('end')} value="day" label={fields.day} />
      </Choice>
      {watch('end') === 'day' && (
        <Field label={fields.ends_on} error={formState.errors.ends_on?.message}>
          {(control) => <TextInput {...control} {...register('ends_on')} type="date" />}
        </Field>
      )}
    </>
  );
}
