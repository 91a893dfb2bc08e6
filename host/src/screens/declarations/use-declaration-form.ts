import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { problemsOf } from './declaration-input';
import { type DeclarationKind, declarationTexts } from './declaration-texts';
import { type Draft, dropDraft, keepDraft, keptDraft, NOTHING, type Values } from './draft';

/** The form of the first step. What somebody types is kept in this tab until it is received, for them alone. */
export function useDeclarationForm(kind: DeclarationKind) {
  const { language } = usePortal();
  const { problems } = declarationTexts(language);
  const investor = useInvestor();
  const [draft, setDraft] = useState<Draft | null>(() => keptDraft(kind));
  const form = useForm<Values>({
    defaultValues: draft?.values ?? NOTHING,
    // The form leads there itself, in the order of the page.
    shouldFocusError: false,
    resolver: (values) => {
      const found = Object.entries(problemsOf(kind, values));
      const errors = Object.fromEntries(
        found.map(([name, problem]) => [name, { type: problem, message: problems[problem] }]),
      );
      return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const owner = investor?.investor_id ?? null;
  /** What the form holds before anybody types. */
  const untouched = useRef(NOTHING);
  const signedInBefore = useRef(owner);

  function clear(): void {
    untouched.current = NOTHING;
    form.reset(NOTHING);
    setDraft(null);
    dropDraft(kind);
  }

  useEffect(() => {
    const { unsubscribe } = form.watch((changed, { type }) => {
      // What the page fills in by itself is nobody's draft.
      if (type !== 'change') return;
      const values = changed as Values;
      if (isSame(values, untouched.current)) {
        dropDraft(kind);
        setDraft(null);
      } else setDraft(keepDraft(kind, owner, values));
    });
    return unsubscribe;
  }, [form, kind, owner]);

  // Who is signed in may be known after the page is shown; what was typed stays, unless somebody else has typed it.
  useEffect(() => {
    const before = signedInBefore.current;
    signedInBefore.current = owner;
    const typedBy = draft?.owner ?? before;
    const isKnown = owner !== null || before !== null;
    if (isKnown && typedBy !== null && typedBy !== owner) clear();
    if (!investor) return;
    const { first_name, last_name, email } = investor;
    untouched.current = { ...NOTHING, name: `${first_name} ${last_name}`, email };
    const values = form.getValues();
    form.reset({
      ...values,
      name: values.name || untouched.current.name,
      email: values.email || email,
    });
  }, [form, owner]);

  return { form, draft, clear };
}

const isSame = (one: Values, other: Values): boolean =>
  (Object.keys(NOTHING) as (keyof Values)[]).every((field) => one[field] === other[field]);
