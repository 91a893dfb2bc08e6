import type { Address } from '@manzil/shared/contract/addresses/addresses';
import type { Language } from '@manzil/shared/contract/values';
import { formatCountry } from '@manzil/shared/format/country';

const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(separator);

/** `Lindenstraße 12` */
export const streetLine = ({ street, house_no }: Pick<Address, 'street' | 'house_no'>): string =>
  joined(' ', street, house_no);

/** `Lindenstraße 12, 50674 Köln, Deutschland` */
export const addressLine = (
  address: Omit<Address, 'valid_from' | 'version'>,
  language: Language,
): string =>
  joined(
    ', ',
    streetLine(address),
    address.line2,
    joined(' ', address.postal_code, address.city),
    address.country && formatCountry(address.country, language),
  );
