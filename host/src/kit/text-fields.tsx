import { EmailField, LongTextField, SelectField, TextField } from '@manzil/shared/forms';
import { IbanField } from '@manzil/shared/forms/fields/iban-field';
import { PhoneField } from '@manzil/shared/forms/fields/phone-field';
import { Section } from '@manzil/shared/ui/section';
import { FactorCode } from './factor-code';
import { FieldStates } from './field-states';
import { PasswordFields } from './password-fields';
import { LONG_SENTENCE, LONG_TITLE, RIGHT_TO_LEFT } from './samples';
import { ValueFields } from './value-fields';

export const TextFields = () => (
  <Section title="Fields of a form, typed">
    <FieldStates
      name="TextField"
      label="Kontoinhaberin"
      filled="Anna Becker"
      error="Trag den Namen ein."
      long={LONG_TITLE}
      rtl={RIGHT_TO_LEFT}
    >
      {(shown) => <TextField {...shown} />}
    </FieldStates>
    <FieldStates
      name="EmailField"
      label="E-Mail"
      filled="anna.becker@example.com"
      error="Prüf die Adresse: vor dem @ fehlt etwas."
      hint="Nur für Nachrichten zu deinen Einheiten."
      long="anna-katharina.von-der-wohnungseigentuemergemeinschaft@example.com"
    >
      {(shown) => <EmailField {...shown} />}
    </FieldStates>
    <PasswordFields />
    <FactorCode />
    <FieldStates
      name="LongTextField"
      label="Nachricht"
      filled="Ist die Übergabe auch am Samstag möglich?"
      error="Schreib uns, worum es geht."
      hint="Höchstens 2.000 Zeichen."
      long={`${LONG_SENTENCE} ${LONG_SENTENCE}`}
      rtl={RIGHT_TO_LEFT}
    >
      {(shown) => <LongTextField {...shown} />}
    </FieldStates>
    <FieldStates
      name="SelectField"
      label="Anrede"
      filled="ms"
      error="Wähl eine Anrede."
      long="long"
      locks={['disabled']}
    >
      {({ readOnly: _, ...shown }) => (
        <SelectField {...shown}>
          <option value="">Keine</option>
          <option value="ms">Frau</option>
          <option value="mr">Herr</option>
          <option value="long">{LONG_TITLE}</option>
        </SelectField>
      )}
    </FieldStates>
    <FieldStates
      name="PhoneField"
      label="Telefon"
      filled="+49 1515 5512304"
      error="Beginn mit der Landesvorwahl, zum Beispiel +49."
      hint="Mit Landesvorwahl."
    >
      {(shown) => <PhoneField {...shown} />}
    </FieldStates>
    <FieldStates
      name="IbanField"
      label="IBAN"
      filled="DE89 3704 0044 0532 0130 00"
      error="Diese IBAN hat einen Zahlendreher. Prüf die letzten vier Stellen."
      hint="Steht auf deinem Kontoauszug."
      long="MT84 MALT 0110 0001 2345 MTLC AST0 01S"
    >
      {(shown) => <IbanField {...shown} />}
    </FieldStates>
    <ValueFields />
  </Section>
);
