type Sentence = { de: string; en: string };

export const PHONE_WRONG: Sentence = {
  de: 'Das ist keine Telefonnummer mit Ländervorwahl, etwa +49 30 901820.',
  en: 'This is not a telephone number with its country code, such as +44 20 7946 0958.',
};

/** Five digits are fewer than any country has, with its code. */
const INTERNATIONAL = /^\+[1-9]\d{4,}$/;

/**
 * What is plainly wrong with a telephone number, null where nothing is. Whether a country's plan has it, the API knows.
 * @param text as the contract writes one
 */
export const phoneProblem = (text: string): Sentence | null =>
  INTERNATIONAL.test(text) ? null : PHONE_WRONG;
