import * as operation from '@manzil/shared/contract/onboarding/operations';
import { read } from '../../../testing/fuzz/world';
import {
  COUNTRIES,
  DAYS_OF_BIRTH,
  NATIONALITIES,
  OF_A_COMPANY,
  PHONES,
  POSTAL_CODE_OF_THE_COUNTRY,
  POSTAL_CODES,
  TAX_ID_OF_THE_COUNTRY,
  TAX_IDS,
} from '../../../testing/proofs/examples';
import { e164, withoutBlanks } from '../../../testing/proofs/forms';
import { presentStep, underWay, versionOf } from '../../../testing/proofs/onboarding-progress';
import { proof } from '../../../testing/proofs/proof';

const person = {
  version: versionOf('person'),
  prepare: underWay,
  examples: {
    investor_type: ['company', 'company', 'person'],
    company_name: ['Weber Holding GmbH', 'Becker & Söhne OHG'],
    company_registration: ['HRB 12345 B', 'DED 1234567'],
    date_of_birth: DAYS_OF_BIRTH,
    nationality: NATIONALITIES,
    phone: PHONES,
  },
  decided: OF_A_COMPANY,
};

const residence = {
  version: versionOf('residence'),
  prepare: underWay,
  examples: { postal_code: POSTAL_CODES, country: COUNTRIES, tax_id: TAX_IDS },
  decided: { ...POSTAL_CODE_OF_THE_COUNTRY, ...TAX_ID_OF_THE_COUNTRY },
};

export const proofs = [
  proof(operation.getOnboarding, 'account'),
  proof(operation.advanceOnboarding, 'account', {
    sends: async (sender) => ({ step: await presentStep(sender) }),
    examples: { step: [3, 4] },
    prepare: underWay,
  }),
  proof(operation.recordPerson, 'newcomer', {
    ...person,
    sends: ({ version }) => ({
      salutation: 'ms',
      investor_type: 'person',
      date_of_birth: '1984-03-09',
      nationality: 'DE',
      phone: '+4915155512304',
      locale: 'de',
      terms: '2026-11',
      privacy: '2026-11',
      version,
    }),
    texts: { phone: { is: 'kept', as: e164 } },
    readBack: async (world, answer) => {
      const { phone } = await read(world, '/profile');
      const { items } = await read(world, '/consents');
      const texts = items.map((consent: { purpose: string; version: string }) => [
        consent.purpose,
        consent.version,
      ]);
      return { ...answer.json().person.typed, phone, ...Object.fromEntries(texts) };
    },
  }),
  proof(operation.keepPersonDraft, 'newcomer', {
    ...person,
    sends: ({ version }) => ({ typed: { phone: '+49 15' }, version }),
    readBack: async (world) => (await read(world, '/onboarding')).person,
  }),
  proof(operation.recordResidence, 'newcomer', {
    ...residence,
    sends: ({ version }) => ({
      street: 'Gärtnerstraße',
      postal_code: '20253',
      city: 'Hamburg',
      country: 'DE',
      tax: [{ country: 'DE', tax_id: '86095742719' }],
      pep: false,
      version,
    }),
    texts: { 'tax.0.tax_id': { is: 'kept', as: withoutBlanks } },
    readBack: async (_, answer) => answer.json().residence.typed,
  }),
  proof(operation.keepResidenceDraft, 'newcomer', {
    ...residence,
    sends: ({ version }) => ({ typed: { street: 'Gärt' }, version }),
    readBack: async (world) => (await read(world, '/onboarding')).residence,
  }),
];
