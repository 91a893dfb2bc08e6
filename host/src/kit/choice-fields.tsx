import { CheckField } from '@manzil/shared/forms/fields/check-field';
import { ChoiceField } from '@manzil/shared/forms/fields/choice-field';
import { CodeField } from '@manzil/shared/forms/fields/code-field';
import { ComboboxField } from '@manzil/shared/forms/fields/combobox-field';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { NationalityField } from '@manzil/shared/forms/fields/nationality-field';
import { Section } from '@manzil/shared/ui/section';
import { FieldStates } from './field-states';
import { LONG_SENTENCE, LONG_TITLE, RIGHT_TO_LEFT } from './samples';

const developers = [
  { value: 'marina', label: 'Marina Bay Developments' },
  { value: 'yas', label: 'Yas Island Properties', terms: ['Aldar'] },
  { value: 'rtl', label: RIGHT_TO_LEFT },
  { value: 'long', label: LONG_TITLE },
];

const notices = [
  { value: 'ordinary', label: 'Ordentlich' },
  { value: 'special', label: 'Außerordentlich', hint: 'Dann brauchen wir einen Grund.' },
  { value: 'long', label: LONG_TITLE, hint: LONG_SENTENCE },
];

export const ChoiceFields = () => (
  <Section title="Fields of a form, chosen">
    <FieldStates
      name="ChoiceField"
      label="Art der Kündigung"
      filled="special"
      error="Wähl die Art der Kündigung."
      hint="Im Zweifel ordentlich."
      long="long"
      locks={[]}
    >
      {(shown) => <ChoiceField {...shown} options={notices} />}
    </FieldStates>
    <FieldStates
      name="CheckField"
      label="Ich stimme den Nutzungsbedingungen zu."
      filled="yes"
      error="Ohne deine Zustimmung gibt es kein Konto."
      hint="Du kannst sie später nachlesen."
      locks={[]}
    >
      {(shown) => <CheckField {...shown} />}
    </FieldStates>
    <FieldStates
      name="ComboboxField"
      label="Bauträger"
      filled="marina"
      error="Wähl einen Bauträger aus der Liste."
      hint="Steht im Kaufvertrag."
      long="long"
      rtl="rtl"
      locks={[]}
    >
      {(shown) => <ComboboxField {...shown} options={developers} />}
    </FieldStates>
    <FieldStates
      name="CountryField"
      label="Land"
      filled="AE"
      error="Wähl ein Land aus der Liste."
      hint="In dem du steuerlich ansässig bist."
      locks={[]}
    >
      {(shown) => <CountryField {...shown} />}
    </FieldStates>
    <FieldStates
      name="NationalityField"
      label="Staatsangehörigkeit"
      filled="AE"
      error="Wähl eine Staatsangehörigkeit aus der Liste."
      hint="Wie im Reisepass."
      locks={[]}
    >
      {(shown) => <NationalityField {...shown} />}
    </FieldStates>
    <FieldStates
      name="CodeField"
      label="Code aus der E-Mail"
      empty="      "
      filled="123456"
      error="Der Code stimmt nicht."
      locks={[]}
    >
      {({ hint: _, ...shown }) => <CodeField {...shown} boxLabel={(box) => `Ziffer ${box}`} />}
    </FieldStates>
  </Section>
);
