import {
  EmailField,
  LongTextField,
  PasswordField,
  SelectField,
  TextField,
} from '@manzil/shared/forms';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { IbanField } from '@manzil/shared/forms/fields/iban-field';
import { MoneyField } from '@manzil/shared/forms/fields/money-field';
import { NewPasswordField } from '@manzil/shared/forms/fields/new-password-field';
import { NumberField } from '@manzil/shared/forms/fields/number-field';
import { PhoneField } from '@manzil/shared/forms/fields/phone-field';
import { Section } from '@manzil/shared/ui/section';
import { FactorCode } from './factor-code';
import { FieldStates } from './field-states';
import { LONG_SENTENCE, LONG_TITLE, RIGHT_TO_LEFT } from './samples';

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
    <FieldStates
      name="PasswordField"
      label="Passwort"
      filled="Sonnenaufgang"
      error="E-Mail oder Passwort stimmt nicht."
      hint="Mindestens zwölf Zeichen."
      rtl={RIGHT_TO_LEFT}
    >
      {(shown) => <PasswordField {...shown} autoComplete="new-password" />}
    </FieldStates>
    <FieldStates
      name="NewPasswordField"
      label="Neues Passwort"
      filled="Regen"
      error="Wähl ein anderes Passwort."
      hint="Mindestens zwölf Zeichen."
    >
      {(shown) => <NewPasswordField {...shown} owner={null} />}
    </FieldStates>
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
    <FieldStates
      name="DateField"
      label="Geburtsdatum"
      filled="1984-03-09"
      error="Dieser Tag liegt in der Zukunft."
    >
      {(shown) => <DateField {...shown} />}
    </FieldStates>
    <FieldStates
      name="NumberField"
      label="Wohnfläche"
      filled="1.240"
      error="Trag eine ganze Zahl ein."
      hint="Laut Kaufvertrag."
      long="123.456.789.012.345.678.901.234.567.890"
    >
      {(shown) => <NumberField {...shown} unit="m²" />}
    </FieldStates>
    <FieldStates
      name="MoneyField"
      label="Jahresmiete"
      filled="120.000,50"
      error="Trag einen Betrag ein, zum Beispiel 120.000,00."
      hint="Laut Mietvertrag."
      long="123.456.789.012.345.678.901.234.567,89"
    >
      {(shown) => <MoneyField {...shown} currency="AED" />}
    </FieldStates>
  </Section>
);
