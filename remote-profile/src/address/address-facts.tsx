import type { Address } from '@manzil/shared/contract/addresses/addresses';
import { formatCountry } from '@manzil/shared/format/country';
import { useTexts } from '@manzil/shared/runtime';
import { Facts } from '@manzil/shared/ui/facts';
import { streetLine } from './address-line';
import { stateWord } from './state-word';

export function AddressFacts({ address }: { address: Address }) {
  const { t, language } = useTexts('profile');
  const { line2, postal_code, city, state, country } = address;
  return (
    <Facts
      facts={[
        { label: t('address.street'), value: streetLine(address) },
        ...(line2 ? [{ label: t('address.line2'), value: line2 }] : []),
        ...(postal_code ? [{ label: t('address.postal_code'), value: postal_code }] : []),
        { label: t('address.city'), value: city },
        ...(state ? [{ label: t(stateWord(country)), value: state }] : []),
        {
          label: t('address.country'),
          value: country ? formatCountry(country, language) : t('address.country_missing'),
        },
      ]}
    />
  );
}
