import { paymentReference } from './payment-reference';

test.each([
  ['Creek Lantern', '1806', 5, 'CL-1806-R5'],
  ['Île-du Port 2', 'B 12/3', 10, 'IDP2-B12/3-R10'],
  ['برج المرسى', '٧', 1, 'R1'],
])('a payment for %s %s says %s', (project, unit, seq, reference) => {
  expect(paymentReference(project, unit, seq)).toBe(reference);
});
