import { Form, FormEnd, Refusal, TextField } from '@manzil/shared/forms';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { ApiError } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { useNavigate } from 'react-router';
import { Example, Examples } from './example';
import styles from './kit.module.css';
import { useKitForm } from './use-kit-form';

const REFUSED = 'Die Anschrift ist nicht gespeichert';
const words = { refused: REFUSED, submit: 'Anschrift speichern', busy: 'Wird gespeichert' };

/** The question before leaving is asked for with the first change. */
const QUESTION_IS_THERE_MS = 1_000;

export function WholeForm() {
  const navigate = useNavigate();
  const { form, meet, refuse } = useKitForm();

  function leave(): void {
    form.set('street', 'Lindenallee 4');
    setTimeout(() => void navigate('/imprint'), QUESTION_IS_THERE_MS);
  }

  return (
    <Section title="A whole form">
      <div className={styles.row}>
        <Button
          onClick={() =>
            refuse(422, {
              street: 'In dieser Straße gibt es keine Hausnummer 12.',
              city: 'Zur Postleitzahl passt dieser Ort nicht.',
            })
          }
        >
          Two fields are refused
        </Button>
        <Button onClick={() => refuse(500)}>The form is refused</Button>
        <Button onClick={() => refuse(0)}>The API cannot be reached</Button>
        <Button onClick={() => meet('slow')}>Sending takes five seconds</Button>
        <Button onClick={() => meet('changed')}>Changed in another tab</Button>
        <Button onClick={leave}>Type something and leave</Button>
      </div>
      <Form form={form} className={styles.form}>
        <TextField form={form} name="street" label="Straße und Hausnummer" />
        <TextField form={form} name="city" label="Ort" />
        <CountryField form={form} name="country" label="Land" />
        <FormEnd form={form} {...words} />
      </Form>
      <Examples>
        <Example name="FormEnd, busy">
          <FormEnd form={{ ...form, refusal: null, busy: true }} {...words} />
        </Example>
        <Example name="FormEnd, waits for the network">
          <FormEnd form={{ ...form, waiting: true }} {...words} />
        </Example>
        <Example name="Refusal, in the API's words">
          <Refusal
            error={new ApiError(409, 'kit.refused', 'Diese Einheit ist schon vermietet.')}
            refused={REFUSED}
          />
        </Example>
        <Example name="Refusal, without words">
          <Refusal error={new ApiError(500, 'kit.refused')} refused={REFUSED}>
            <p>Ruf uns an: +971 4 555 0137.</p>
          </Refusal>
        </Example>
        <Example name="Refusal, unreachable">
          <Refusal error={new ApiError(0, 'network.unreachable')} refused={REFUSED} />
        </Example>
      </Examples>
    </Section>
  );
}
