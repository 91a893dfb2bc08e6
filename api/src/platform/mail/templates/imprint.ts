import type { Language } from '@manzil/shared/contract/values';

/** As in the portal's imprint (host/src/public/texts/operator.*.json); a test compares them. */
const SAME = {
  name: 'Manzil Property Services L.L.C.',
  email: 'hallo@manzil.example',
  phone: '+971 4 555 0137',
  representative: 'Leila Haddad',
};

export const imprint: Record<Language, typeof SAME & { address: string }> = {
  de: {
    ...SAME,
    address: 'Office 1204, Marina Plaza, Dubai Marina, Dubai, VAE',
  },
  en: {
    ...SAME,
    address: 'Office 1204, Marina Plaza, Dubai Marina, Dubai, UAE',
  },
};

export function footerOf(language: Language): string[] {
  const { name, address, representative, phone, email } = imprint[language];
  const by = language === 'de' ? 'Vertreten durch' : 'Represented by';
  return [name, address, `${by} ${representative}`, `${phone} · ${email}`];
}

/** How to reach people who can help, as the end of a sentence. */
export const contact: Record<Language, string> = {
  de: `per Telefon unter ${SAME.phone} (Montag bis Freitag, 8 bis 17 Uhr in Dubai) oder per E-Mail an ${SAME.email}`,
  en: `by phone on ${SAME.phone} (Monday to Friday, 8:00 to 17:00 in Dubai) or by e-mail to ${SAME.email}`,
};
