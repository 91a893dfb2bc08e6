import { depreciates } from '@manzil/shared/domain/depreciation';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import type { Text } from '../../platform/http/errors';
import { taxGroupLabel } from '../bookings/category-label';

const WRITTEN_OFF: Text = {
  de: 'Anschaffungskosten (AfA)',
  en: 'Acquisition costs (depreciated)',
};

/** Anlage V is a form of Germany's alone. */
export const groupHead = (residence: TaxResidence | null): Text => ({
  de: residence === 'DE' ? 'Gruppe (Anlage V)' : 'Steuergruppe',
  en: 'Tax group',
});

/** The name of a group where a tax return is made. */
export const groupWord = (group: TaxGroup, residence: TaxResidence | null): Text =>
  group === 'acquisition_costs' && residence && depreciates(residence)
    ? WRITTEN_OFF
    : taxGroupLabel[group];
