import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import { ApiError, isApiError, useHoldReload, usePortal } from '../runtime';
import { randomId } from '../runtime/random-id';
import type { ApiForm, FieldName, FormValues } from './api-form';
import { type Conflict, conflictOf, isVersionConflict } from './conflict';
import type { Draft } from './draft';
import { type FieldWords, fieldErrors, type Schema } from './field-errors';

type Stored<Values, Answer> = {
  version: number;
  read: () => Promise<Answer>;
  of: (answer: Answer) => { values: Partial<Values>; version: number };
};

type Options<Values extends FormValues, Input, Answer> = {
  values: Values;
  schema: Schema<Input>;
  /** From what is typed to what is sent; the values themselves where it is left out. */
  input?: (values: Values, version: number) => unknown;
  words?: FieldWords<FieldName<Values>>;
  /** What no schema says, by field. */
  check?: (values: Values) => Partial<Record<FieldName<Values>, string>>;
  /**
   * Takes an id that stays the same until another input is sent, so that a lost answer makes nothing twice.
   * @throws ApiError: its `fields` are shown at the fields, the rest for the whole form
   */
  send: (input: Input, id: string) => Promise<Answer>;
  sent?: (answer: Answer, input: Input) => unknown;
  /** `empty`: once it is sent, the fields stand as at first, but for what was typed meanwhile. */
  afterwards?: 'as_sent' | 'empty';
  /** Where others may change the same: what `values` were made from, and how to learn what is stored now. */
  stored?: Stored<Values, Answer>;
  draft?: Draft<FieldName<Values>>;
  /** Called with all values after each change that the user makes. */
  typed?: (values: Values) => void;
  /** `free`: the page is left without asking, as what is typed is soon typed again, or is kept. */
  leave?: 'ask' | 'free';
};

const UNDECIDED = Symbol('undecided');

/** What was typed stays, whatever goes wrong. A second press while it is sent does nothing. */
export function useApiForm<Values extends FormValues, Input, Answer>({
  values,
  schema,
  input = (typed) => typed,
  words = {},
  check = () => ({}),
  send,
  sent,
  afterwards = 'as_sent',
  stored,
  draft,
  typed,
  leave = 'ask',
}: Options<Values, Input, Answer>): ApiForm<Values> {
  const { language } = usePortal();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [failures, setFailures] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const version = useRef(stored?.version ?? 0);
  const [kept] = useState(draft);
  const readers = useRef(new Map<string, (value: string) => string>());
  const attempt = useRef({ id: '', body: '' });
  const initial = useRef(values);
  const underWay = useRef(false);
  const failed = useRef(false);
  /** Why the last attempt failed at fields, for where none of them is on the page. */
  const objection = useRef<ApiError | null>(null);
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    // `Form` leads there, in the order of the page.
    shouldFocusError: false,
    resolver: (now) => {
      const found = {
        ...fieldErrors(schema, input(now, version.current), words, language),
        ...check(now),
      };
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

  function noteTyped(now: Values): void {
    setWaiting(false);
    typed?.(now);
    kept?.keep(now, version.current);
  }

  useEffect(() => {
    // What the page fills in by itself nobody has typed.
    const { unsubscribe } = form.watch((now, { type, name }) => {
      if (type !== 'change') return;
      noteTyped(now as Values);
      // What was told goes as soon as it is put right, or another answer makes it needless; what the API said of another
      // field stays, as only the API knows.
      const told = (Object.keys(values) as Path<Values>[]).filter((each) => {
        const { error } = form.getFieldState(each);
        return error && (each === name || error.type !== 'server');
      });
      if (told.length > 0) void form.trigger(told);
    });
    return unsubscribe;
  }, [form, typed]);

  useEffect(() => {
    for (const [name, value] of Object.entries(kept?.read() ?? {})) put(name, value as string);
  }, []);

  useEffect(() => {
    if (!waiting) return;
    const send = () => void submit();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [waiting]);

  function put(name: string, value: string): void {
    form.setValue(name as Path<Values>, value as never, {
      shouldDirty: true,
      shouldValidate:
        form.formState.isSubmitted || Boolean(form.getFieldState(name as Path<Values>).error),
    });
  }

  /** The library has called back before the errors are there to be shown. */
  function tellFailure(): void {
    if (failed.current) setFailures((before) => before + 1);
    failed.current = false;
  }

  function refuse(error: ApiError): void {
    const refused = Object.entries(error.fields).filter(([name]) => name in values);
    objection.current = error;
    for (const [name, message] of refused)
      form.setError(name as Path<Values>, { type: 'server', message });
    // What failed last time stays on show until it is known how this goes: the button would move under the pointer.
    setRefusal(refused.length > 0 ? null : error);
    setWaiting(error.status === 0 && !navigator.onLine);
    failed.current = refused.length > 0;
  }

  function sendOnce(complete: Input): Promise<Answer> {
    const body = JSON.stringify(complete);
    if (body !== attempt.current.body) attempt.current = { id: randomId(), body };
    return send(complete, attempt.current.id);
  }

  function sentAs(now: Values): string {
    const unchecked = input(now, version.current);
    const parsed = schema.safeParse(unchecked);
    return JSON.stringify(parsed.success ? parsed.data : unchecked);
  }

  async function decide(error: unknown, complete: Values): Promise<Answer | typeof UNDECIDED> {
    if (!stored || !isVersionConflict(error)) throw error;
    const answer = await stored.read();
    const found = conflictOf(complete, stored.of(answer), sentAs);
    // An earlier attempt has arrived, although its answer has not.
    if (!found) return answer;
    setRefusal(null);
    setWaiting(false);
    setConflict(found);
    return UNDECIDED;
  }

  function settle(choice: 'mine' | 'stored' | null): void {
    setConflict(null);
    if (!conflict || !choice) return;
    version.current = conflict.version;
    if (choice === 'mine') void submit();
    else reset({ ...form.getValues(), ...conflict.stored } as Values);
  }

  const submitOnce = form.handleSubmit(
    async (complete) => {
      const parsed = schema.safeParse(input(complete, version.current));
      if (!parsed.success) return;
      let answer: Answer | typeof UNDECIDED;
      try {
        answer = await sendOnce(parsed.data).catch((error: unknown) => decide(error, complete));
      } catch (error) {
        if (!isApiError(error)) throw error;
        refuse(error);
        return;
      }
      if (answer === UNDECIDED) return;
      attempt.current = { id: '', body: '' };
      if (stored) version.current = stored.of(answer).version;
      // On the page before `sent` leads away from it: nothing of what was sent is unsaved any more.
      flushSync(() => noteSaved(complete));
      // What fails there is not the form's: it has been taken, and would be sent twice.
      await sent?.(answer, parsed.data);
    },
    (found) => {
      const [first] = Object.values(found);
      objection.current = new ApiError(422, 'input.invalid', String(first?.message));
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

  function reset(known: Values, { keepValues } = { keepValues: false }): void {
    kept?.drop();
    setRefusal(null);
    setWaiting(false);
    initial.current = known;
    form.reset(known, { keepValues });
  }

  /** What was typed while it was sent stays as it stands; it is unsaved where it would be sent as something else. */
  function noteSaved(complete: Values): void {
    const now = form.getValues();
    const isSame = sentAs(now) === sentAs(complete);
    if (afterwards === 'empty') reset(values);
    else reset(isSame ? now : complete, { keepValues: true });
    if (isSame) return;
    for (const [name, value] of Object.entries(now)) {
      const sentValue = complete[name] ?? '';
      if (value === sentValue) continue;
      const isAdded = afterwards === 'empty' && value.startsWith(sentValue);
      put(name, isAdded ? value.slice(sentValue.length).trimStart() : value);
    }
    noteTyped(form.getValues());
  }

  function fillIn(known: Partial<Values>): void {
    const empty = Object.entries(known).filter(([name]) => !form.getValues(name as Path<Values>));
    initial.current = { ...initial.current, ...Object.fromEntries(empty) };
    form.reset(initial.current, { keepDirtyValues: true });
  }

  return {
    register: (name) => form.register(name as string as Path<Values>),
    check: (name) => {
      // What the API has said stays until something else is typed.
      const { error } = form.getFieldState(name as string as Path<Values>);
      if (error?.type !== 'server') void form.trigger(name as string as Path<Values>);
    },
    errorOf: (name) => (errors as Record<string, { message?: string } | undefined>)[name]?.message,
    tellWhole: () => setRefusal(objection.current),
    valueOf: <Name extends FieldName<Values>>(name: Name) =>
      form.watch(name as string as Path<Values>) as Values[Name],
    set: (name, value) => {
      put(name, value);
      noteTyped(form.getValues());
    },
    showAs: (name, read) => void readers.current.set(name, read),
    shown: (name, value) => readers.current.get(name)?.(value) ?? value,
    fillIn,
    reset: (known) => reset(known),
    discard: () => kept?.drop(),
    refuse: (error) => {
      refuse(error);
      tellFailure();
    },
    submit,
    busy: isSubmitting,
    refusal,
    waiting,
    conflict,
    differing: (known) => conflictOf(form.getValues(), known, sentAs),
    settle,
    failures,
    unsaved: leave === 'ask' ? Object.keys(dirtyFields).length : 0,
    fieldCount: Object.keys(values).length,
  };
}
