import { DateField } from '@manzil/shared/forms/fields/date-field';
import { MoneyField } from '@manzil/shared/forms/fields/money-field';
import { NumberField } from '@manzil/shared/forms/fields/number-field';
import { FieldStates } from './field-states';

export const ValueFields = () => (
  <>
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
  </>
);
