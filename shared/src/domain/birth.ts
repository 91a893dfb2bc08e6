type Sentence = { de: string; en: string };

const ADULT_YEARS = 18;
const EARLIEST = '1900-01-01';

/**
 * What is wrong with a date of birth, null where nothing is.
 * @param today calendar day in Asia/Dubai
 */
export function birthProblem(day: string, today: string): Sentence | null {
  if (day < EARLIEST || day > today)
    return {
      de: 'Dieses Geburtsdatum kann nicht stimmen.',
      en: 'This date of birth cannot be right.',
    };
  const comesOfAge = `${Number(day.slice(0, 4)) + ADULT_YEARS}${day.slice(4)}`;
  if (comesOfAge <= today) return null;
  return {
    de: 'Für ein Konto musst du mindestens 18 Jahre alt sein.',
    en: 'You have to be at least 18 years old to hold an account.',
  };
}
