import {
  type InputIssue,
  type InputProblem,
  inputProblem,
  problemSentence,
} from '../contract/input-problems';
import type { Language } from '../contract/values';

type Issue = InputIssue & { path: PropertyKey[] };

export type Schema<Input> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
};

/** One sentence for all problems of a field, or one for each. */
export type FieldWords<Name extends string> = Partial<
  Record<Name, string | Partial<Record<InputProblem, string>>>
>;

export function fieldErrors<Name extends string>(
  schema: Schema<unknown>,
  input: unknown,
  words: FieldWords<Name>,
  language: Language,
): Partial<Record<Name, string>> {
  const parsed = schema.safeParse(input);
  const errors: Partial<Record<Name, string>> = {};
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const name = String(issue.path[0]) as Name;
    // What the form leaves empty is null where the contract wants something.
    const value = (input as Record<string, unknown>)[name] ?? undefined;
    const own = words[name];
    errors[name] ??=
      (typeof own === 'string' ? own : own?.[inputProblem(issue, value)]) ??
      problemSentence(issue, value)[language];
  }
  return errors;
}
