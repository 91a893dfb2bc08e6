import { PHONE_WRONG, phoneProblem } from './phone';

test.each(['+4930901820', '+6834000', '+971501234567'])('%s may be a number', (text) => {
  expect(phoneProblem(text)).toBeNull();
});

test.each(['030901820', '+49', '+4930', '+0301234567', 'ruf mich an', ''])(
  '„%s“ is none',
  (text) => {
    expect(phoneProblem(text)).toBe(PHONE_WRONG);
  },
);
