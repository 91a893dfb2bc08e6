export const CONSENTS = { terms: '2026-11-21', privacy: '2026-11-24' };
export const PERSON = {
  salutation: 'ms',
  investor_type: 'person',
  date_of_birth: '1984-03-09',
  nationality: 'DE',
  phone: '+49 1515 5512304',
  locale: 'de',
  ...CONSENTS,
};
export const RESIDENCE = {
  street: 'Gärtnerstraße',
  house_no: '12',
  postal_code: '20253',
  city: 'Hamburg',
  country: 'DE',
  tax: [{ country: 'DE', tax_id: '86 095 742 719' }],
  pep: false,
};
