import { SearchSelect } from '@manzil/shared/forms/fields/search-select';
import { CodeInput } from '@manzil/shared/ui/code-input';
import {
  Field,
  OpensList,
  PasswordInput,
  Select,
  TextArea,
  TextInput,
} from '@manzil/shared/ui/field';
import { Section } from '@manzil/shared/ui/section';
import { useState } from 'react';
import { Example, Examples } from './example';
import { nothing } from './samples';

function Code({ error }: { error?: string }) {
  const [code, setCode] = useState(error ? '123456' : '      ');
  return (
    <CodeInput
      label="Code aus der E-Mail"
      boxLabel={(box) => `Ziffer ${box}`}
      value={code}
      onChange={setCode}
      onComplete={nothing}
      error={error}
    />
  );
}

export const Inputs = () => (
  <Section title="Inputs" note="outside of a form">
    <Examples>
      <Example name="Field, TextInput">
        <Field label="Straße" hint="Wie im Reisepass.">
          {(control) => <TextInput {...control} defaultValue="Gärtnerstraße" />}
        </Field>
      </Example>
      <Example name="Field, error">
        <Field label="Straße" error="Trag deine Straße ein.">
          {(control) => <TextInput {...control} />}
        </Field>
      </Example>
      <Example name="TextArea">
        <Field label="Nachricht">{(control) => <TextArea {...control} />}</Field>
      </Example>
      <Example name="PasswordInput">
        <Field label="Passwort">
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              defaultValue="Sonnenaufgang"
              showLabel="Passwort anzeigen"
              hideLabel="Passwort verbergen"
              capsLockLabel="Die Feststelltaste ist an."
            />
          )}
        </Field>
      </Example>
      <Example name="Select">
        <Field label="Auszahlung in">
          {(control) => (
            <Select {...control}>
              <option>Euro</option>
              <option>Dirham</option>
            </Select>
          )}
        </Field>
      </Example>
      <Example name="OpensList">
        <Field label="Land">
          {(control) => (
            <OpensList>
              <TextInput {...control} defaultValue="Deutschland" />
            </OpensList>
          )}
        </Field>
      </Example>
      <Example name="SearchSelect">
        <Field label="Einheit">
          {(control) => (
            <SearchSelect
              {...control}
              chosen={{ value: '1', label: 'Marina Walk Tower 2304' }}
              found={{ choices: [{ value: '1', label: 'Marina Walk Tower 2304' }], more: 9_999 }}
              searchHint="Gebäude, Nummer oder Ort"
              onSearch={nothing}
              onChoose={nothing}
            />
          )}
        </Field>
      </Example>
      <Example name="Select, compact">
        <Select compact aria-label="Zeitraum">
          <option>Zwölf Monate</option>
          <option>Gesamt</option>
        </Select>
      </Example>
      <Example name="CodeInput">
        <Code />
      </Example>
      <Example name="CodeInput, error">
        <Code error="Der Code stimmt nicht." />
      </Example>
    </Examples>
  </Section>
);
