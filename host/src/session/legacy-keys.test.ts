import { removeLegacyKeys } from './legacy-keys';

afterEach(() => localStorage.clear());

test('removes what the portal before this one has left, and nothing else', () => {
  for (const key of ['units-storage', 'dashboard-storage', 'manzil.investor'])
    localStorage.setItem(key, '{}');
  removeLegacyKeys();
  expect(Object.keys(localStorage)).toEqual(['manzil.investor']);
});
