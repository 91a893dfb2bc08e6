import { zoneOptions } from './zone-options';

test.each([
  ['Asia/Qatar', 'Katar'],
  ['Asia/Muscat', 'Maskat'],
  ['Europe/Kiev', 'Kiew'],
  ['Europe/Kyiv', 'Kiew'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('%s is called %s in German', (zone, label) => {
  expect(zoneOptions(zone, 'de').find(({ value }) => value === zone)?.label).toBe(label);
});
