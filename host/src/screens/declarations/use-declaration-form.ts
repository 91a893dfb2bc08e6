import {
  CancellationInput,
  WithdrawalInput,
} from '@manzil/shared/contract/declarations/declarations';
import { type ApiForm, useApiForm } from '@manzil/shared/forms';
import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inputOf, problemsOf } from './declaration-input';
import { type DeclarationKind, declarationTexts } from './declaration-texts';
import { type Draft, dropDraft, keepDraft, keptDraft, NOTHING, type Values } from './draft';

export type DeclarationForm = ApiForm<Values>;

/** Sends nothing. What somebody types is kept in this tab until it is received, for them alone. */
export function useDeclarationForm(kind: DeclarationKind, onReview: () => void) {
  const { language } = usePortal();
  const { problems } = declarationTexts(language);
  const investor = useInvestor();
  const [draft, setDraft] = useState<Draft | null>(() => keptDraft(kind));
  const owner = investor?.investor_id ?? null;
  const untouched = useRef(NOTHING);
  const signedInBefore = useRef(owner);

  const typed = useCallback(
    (values: Values): void => {
      if (isSame(values, untouched.current)) {
        dropDraft(kind);
        setDraft(null);
      } else setDraft(keepDraft(kind, owner, values));
    },
    [kind, owner],
  );
  const form = useApiForm<Values, unknown, void>({
    values: draft?.values ?? NOTHING,
    schema: kind === 'cancellation' ? CancellationInput : WithdrawalInput,
    input: (values) => inputOf(kind, values),
    check: (values) =>
      Object.fromEntries(
        Object.entries(problemsOf(kind, values)).map(([name, problem]) => [
          name,
          problems[problem],
        ]),
      ),
    leave: 'free',
    send: async () => undefined,
    sent: onReview,
    typed,
  });

  function clear(): void {
    untouched.current = NOTHING;
    form.reset(NOTHING);
    setDraft(null);
    dropDraft(kind);
  }

  // Who is signed in may be known after the page is shown; what was typed stays, unless somebody else has typed it.
  useEffect(() => {
    const before = signedInBefore.current;
    signedInBefore.current = owner;
    const typedBy = draft?.owner ?? before;
    const isKnown = owner !== null || before !== null;
    if (isKnown && typedBy !== null && typedBy !== owner) clear();
    if (!investor) return;
    const known = { name: `${investor.first_name} ${investor.last_name}`, email: investor.email };
    untouched.current = { ...NOTHING, ...known };
    form.fillIn(known);
  }, [owner]);

  return { form, draft, clear };
}

const isSame = (one: Values, other: Values): boolean =>
  (Object.keys(NOTHING) as (keyof Values)[]).every((field) => one[field] === other[field]);
