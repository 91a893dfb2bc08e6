import { unitTitle } from './unit-title';

test('a unit is called by its building and its number, which stays behind an Arabic name', () => {
  const unit = { property_name: 'Marina Walk Tower', unit_no: '2304' };
  expect(unitTitle(unit)).toBe('Marina Walk Tower 2304');
  expect(unitTitle({ ...unit, property_name: 'برج النور' })).toBe('\u2068برج النور\u2069 2304');
});
