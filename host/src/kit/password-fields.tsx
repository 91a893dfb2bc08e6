import { PasswordField } from '@manzil/shared/forms';
import { NewPasswordField } from '@manzil/shared/forms/fields/new-password-field';
import { FieldStates } from './field-states';
import { RIGHT_TO_LEFT } from './samples';

export const PasswordFields = () => (
  <>
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
  </>
);
