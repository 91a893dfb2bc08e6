/** In the two languages of the portal. */
type Sentence = { de: string; en: string };

/** A complaint of a schema, as zod words it in code: `code` of the issue and its parameters. */
export type InputIssue = {
  code?: string | undefined;
  format?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

/** What is wrong with an input. `short` and `long` count characters, `small` and `big` are numbers. */
export type InputProblem =
  | 'missing'
  | 'unknown'
  | 'email'
  | 'short'
  | 'long'
  | 'small'
  | 'big'
  | 'wrong';

/** @param value what was sent; an absent one is missing, whatever the schema says of it */
export function inputProblem(
  { code, format, origin, minimum }: InputIssue,
  value: unknown,
): InputProblem {
  if (code === 'unrecognized_keys') return 'unknown';
  if (value === undefined) return 'missing';
  if (code === 'invalid_format') return format === 'email' ? 'email' : 'wrong';
  const isText = origin === 'string';
  if (code === 'too_small') return isText ? (minimum === 1 ? 'missing' : 'short') : 'small';
  if (code === 'too_big') return isText ? 'long' : 'big';
  return 'wrong';
}

const sentences: Readonly<Record<InputProblem, (bound: unknown) => Sentence>> = {
  missing: () => ({ de: 'Diese Angabe fehlt.', en: 'This is missing.' }),
  unknown: () => ({
    de: 'Diese Angabe ist hier nicht vorgesehen.',
    en: 'This is not expected here.',
  }),
  email: () => ({
    de: 'Das ist keine vollständige E-Mail-Adresse.',
    en: 'This is not a complete e-mail address.',
  }),
  short: (bound) => ({
    de: `Mindestens ${bound} Zeichen.`,
    en: `At least ${bound} characters.`,
  }),
  long: (bound) => ({ de: `Höchstens ${bound} Zeichen.`, en: `At most ${bound} characters.` }),
  small: (bound) => ({ de: `Mindestens ${bound}.`, en: `At least ${bound}.` }),
  big: (bound) => ({ de: `Höchstens ${bound}.`, en: `At most ${bound}.` }),
  wrong: () => ({ de: 'Diese Angabe ist nicht gültig.', en: 'This is not valid.' }),
};

/** The sentence for a complaint, the same in the API's answers and beside a field before anything is sent. */
export function problemSentence(issue: InputIssue, value: unknown): Sentence {
  const problem = inputProblem(issue, value);
  return sentences[problem](issue.code === 'too_small' ? issue.minimum : issue.maximum);
}
