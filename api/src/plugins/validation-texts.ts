import type { Text } from '../errors';

type Parameters = { format?: unknown; origin?: unknown; minimum?: unknown; maximum?: unknown };

const MISSING: Text = { de: 'Diese Angabe fehlt.', en: 'This is missing.' };
const WRONG: Text = { de: 'Diese Angabe ist nicht gültig.', en: 'This is not valid.' };
const UNKNOWN: Text = {
  de: 'Diese Angabe ist hier nicht vorgesehen.',
  en: 'This is not expected here.',
};

const FORMATS: Record<string, Text> = {
  email: {
    de: 'Das ist keine vollständige E-Mail-Adresse.',
    en: 'This is not a complete e-mail address.',
  },
};

/** The sentence for one complaint of the schema (zod's issue code and parameters). */
export function sentence(issue: string, parameters: Parameters, missing: boolean): Text {
  if (issue === 'unrecognized_keys') return UNKNOWN;
  if (missing) return MISSING;
  const { format, origin, minimum, maximum } = parameters;
  if (issue === 'invalid_format') return FORMATS[String(format)] ?? WRONG;
  if (issue === 'too_small' && origin === 'string') {
    return minimum === 1 ? MISSING : length('Mindestens', 'At least', minimum);
  }
  if (issue === 'too_big' && origin === 'string') return length('Höchstens', 'At most', maximum);
  if (issue === 'too_small') return { de: `Mindestens ${minimum}.`, en: `At least ${minimum}.` };
  if (issue === 'too_big') return { de: `Höchstens ${maximum}.`, en: `At most ${maximum}.` };
  return WRONG;
}

const length = (de: string, en: string, count: unknown): Text => ({
  de: `${de} ${count} Zeichen.`,
  en: `${en} ${count} characters.`,
});
