import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { type ApiError, isApiError, useHoldReload, usePortal } from '../runtime';
import { type FieldWords, fieldErrors, type Schema } from './field-errors';

/** What the fields hold, as it is typed: of a text field its text, of a choice its value. */
export type FormValues = Readonly<Record<string, string>>;

export type FieldName<Values> = Extract<keyof Values, string>;

/** A form under way; `Form` and the fields of `fields.tsx` take it. */
export type ApiForm<Values extends FormValues> = {
  /** What a control is bound with. */
  register: (name: FieldName<Values>) => UseFormRegisterReturn;
  errorOf: (name: FieldName<Values>) => string | undefined;
  /** What a field holds now; the caller renders again when it changes. */
  valueOf: <Name extends FieldName<Values>>(name: Name) => Values[Name];
  /** Fills in what has become known, where nothing was typed: it counts as not changed. */
  fillIn: (known: Partial<Values>) => void;
  /** Puts other values in place of what was typed; they count as not changed. */
  reset: (values: Values) => void;
  /** Shows what the API objects to, where something other than `send` has learnt it. */
  refuse: (error: ApiError) => void;
  submit: () => Promise<void>;
  busy: boolean;
  /** Why the form as a whole was not taken the last time; null = it was, or was not sent. */
  refusal: ApiError | null;
  /** Counts the attempts that failed at fields. */
  failures: number;
  /** How many fields hold something else than at first; 0 where the page may be left without asking. */
  unsaved: number;
  fieldCount: number;
};

type Options<Values extends FormValues, Input, Answer> = {
  /** What the fields hold at first, and which there are. */
  values: Values;
  /** The contract's, of what is sent. */
  schema: Schema<Input>;
  /** From what is typed to what is sent; the values themselves where it is left out. */
  input?: (values: Values) => unknown;
  /** Better sentences than the contract's, by field and problem. */
  words?: FieldWords<FieldName<Values>>;
  /** What no schema says: the sentence for each field that is wrong. */
  check?: (values: Values) => Partial<Record<FieldName<Values>, string>>;
  /** @throws ApiError: its `fields` are shown at the fields, the rest for the whole form */
  send: (input: Input) => Promise<Answer>;
  /** The form is done; nothing holds the page any more. */
  sent: (answer: Answer, input: Input) => unknown;
  /** Called with all values after each change that the reader makes. */
  typed?: (values: Values) => void;
  /** `free`: the page is left without asking, as what is typed is soon typed again, or is kept. */
  leave?: 'ask' | 'free';
};

/**
 * A form that is checked by the contract's schema and sent to the API. What was typed stays, whatever goes wrong; a
 * second press while it is sent does nothing; the portal does not reload while something is typed.
 */
export function useApiForm<Values extends FormValues, Input, Answer>({
  values,
  schema,
  input = (typed) => typed,
  words = {},
  check = () => ({}),
  send,
  sent,
  typed,
  leave = 'ask',
}: Options<Values, Input, Answer>): ApiForm<Values> {
  const { language } = usePortal();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState(0);
  const initial = useRef(values);
  const underWay = useRef(false);
  const failed = useRef(false);
  /** Fields that show what is wrong with them: of others the whole form has to tell. */
  const telling = useRef(new Set<string>());
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    // `Form` leads there, in the order of the page.
    shouldFocusError: false,
    resolver: (now) => {
      const found = { ...fieldErrors(schema, input(now), words, language), ...check(now) };
      const errors = Object.fromEntries(
        Object.entries(found).map(([name, message]) => [name, { type: 'input', message }]),
      );
      return Object.keys(errors).length > 0
        ? { values: {}, errors: errors as object }
        : { values: now, errors: {} };
    },
  });
  const { errors, dirtyFields, isDirty, isSubmitting } = form.formState;
  useHoldReload(isDirty);

  useEffect(() => {
    // What the page fills in by itself nobody has typed.
    const { unsubscribe } = form.watch((now, { type }) => {
      if (type === 'change') typed?.(now as Values);
    });
    return unsubscribe;
  }, [form, typed]);

  /** The library has called back before the errors are there to be shown. */
  function tellFailure(): void {
    if (failed.current) setFailures((before) => before + 1);
    failed.current = false;
  }

  function refuse(error: ApiError): void {
    const refused = Object.entries(error.fields).filter(([name]) => telling.current.has(name));
    for (const [name, message] of refused)
      form.setError(name as Path<Values>, { type: 'server', message });
    // What failed last time stays on show until it is known how this goes: the button would move under the pointer.
    setRefusal(refused.length > 0 ? null : error);
    failed.current = refused.length > 0;
  }

  const submitOnce = form.handleSubmit(
    async (complete) => {
      const parsed = schema.safeParse(input(complete));
      if (!parsed.success) return;
      try {
        const answer = await send(parsed.data);
        // On the page before `sent` leads away from it: nothing is unsaved any more.
        flushSync(() => {
          setRefusal(null);
          reset(complete);
        });
        await sent(answer, parsed.data);
      } catch (error) {
        if (!isApiError(error)) throw error;
        refuse(error);
      }
    },
    () => {
      failed.current = true;
    },
  );

  async function submit(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await submitOnce();
    } finally {
      underWay.current = false;
      tellFailure();
    }
  }

  function reset(known: Values): void {
    initial.current = known;
    form.reset(known);
  }

  function fillIn(known: Partial<Values>): void {
    const empty = Object.entries(known).filter(([name]) => !form.getValues(name as Path<Values>));
    initial.current = { ...initial.current, ...Object.fromEntries(empty) };
    form.reset(initial.current, { keepDirtyValues: true });
  }

  return {
    register: (name) => form.register(name as string as Path<Values>),
    errorOf: (name) => {
      telling.current.add(name);
      return (errors as Record<string, { message?: string } | undefined>)[name]?.message;
    },
    valueOf: <Name extends FieldName<Values>>(name: Name) =>
      form.watch(name as string as Path<Values>) as Values[Name],
    fillIn,
    reset,
    refuse: (error) => {
      refuse(error);
      tellFailure();
    },
    submit,
    busy: isSubmitting,
    refusal,
    failures,
    unsaved: leave === 'ask' ? Object.keys(dirtyFields).length : 0,
    fieldCount: Object.keys(values).length,
  };
}
