import { addressLine } from './address-line';

const address = {
  street: 'Lindenstraße',
  house_no: '12',
  line2: null,
  postal_code: '50674',
  city: 'Köln',
  state: null,
  country: 'DE',
  version: 1,
};

test.each([
  ['in full', {}, 'Lindenstraße 12, 50674 Köln, Deutschland'],
  [
    'with an addition',
    { line2: 'Hinterhaus' },
    'Lindenstraße 12, Hinterhaus, 50674 Köln, Deutschland',
  ],
  ['without a country', { country: null }, 'Lindenstraße 12, 50674 Köln'],
  [
    'from Dubai, without postal code and house number',
    { street: 'Marina Walk', house_no: null, postal_code: null, city: 'Dubai', country: 'AE' },
    'Marina Walk, Dubai, Vereinigte Arabische Emirate',
  ],
])('an address %s', (_, change, line) => {
  expect(addressLine({ ...address, ...change }, 'de')).toBe(line);
});
