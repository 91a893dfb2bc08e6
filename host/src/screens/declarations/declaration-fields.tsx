import { EmailField, Form, LongTextField, TextField } from '@manzil/shared/forms';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { Button } from '@manzil/shared/ui/button';
import styles from './declaration.module.css';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';
import type { DeclarationForm } from './use-declaration-form';

type FieldsProps = { kind: DeclarationKind; texts: DeclarationTexts; form: DeclarationForm };

export function DeclarationFields({ kind, texts, form }: FieldsProps) {
  const { fields } = texts;
  return (
    <Form form={form} className={styles.fields}>
      {kind === 'cancellation' && <NoticeFields texts={texts} form={form} />}
      <TextField
        form={form}
        name="contract"
        label={fields.contract}
        hint={fields.contract_hint}
        maxLength={200}
      />
      {kind === 'cancellation' && <EndFields texts={texts} form={form} />}
      <TextField form={form} name="name" label={fields.name} autoComplete="name" maxLength={120} />
      <EmailField form={form} name="email" label={fields.email} hint={fields.email_hint} />
      <Button type="submit" variant="primary" size="form">
        {texts.review}
      </Button>
    </Form>
  );
}

type PartProps = Pick<FieldsProps, 'texts' | 'form'>;

function NoticeFields({ texts: { fields }, form }: PartProps) {
  return (
    <>
      <ChoiceField
        form={form}
        name="notice"
        label={fields.notice}
        options={[
          { value: 'ordinary', label: fields.ordinary, hint: fields.ordinary_hint },
          { value: 'extraordinary', label: fields.extraordinary, hint: fields.extraordinary_hint },
        ]}
      />
      {form.valueOf('notice') === 'extraordinary' && (
        <LongTextField form={form} name="reason" label={fields.reason} hint={fields.reason_hint} />
      )}
    </>
  );
}

function EndFields({ texts: { fields }, form }: PartProps) {
  return (
    <>
      <ChoiceField
        form={form}
        name="end"
        label={fields.end}
        options={[
          { value: 'soonest', label: fields.soonest },
          { value: 'day', label: fields.day },
        ]}
      />
      {form.valueOf('end') === 'day' && (
        <DateField form={form} name="ends_on" label={fields.ends_on} />
      )}
    </>
  );
}
