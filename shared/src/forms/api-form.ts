import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ApiError } from '../runtime';
import type { Conflict } from './conflict';

/** What the fields hold, as it is typed: of a text field its text, of a choice its value. */
export type FormValues = Readonly<Record<string, string>>;

export type FieldName<Values> = Extract<keyof Values, string>;

/** A form under way; `Form` and the fields of `fields.tsx` take it. */
export type ApiForm<Values extends FormValues> = {
  /** What a control is bound with. */
  register: (name: FieldName<Values>) => UseFormRegisterReturn;
  /** Has a field say what is wrong with what stands in it, until it is put right. */
  check: (name: FieldName<Values>) => void;
  errorOf: (name: FieldName<Values>) => string | undefined;
  /** Has the whole form tell what no field on the page does. */
  tellWhole: () => void;
  /** What a field holds now; the caller renders again when it changes. */
  valueOf: <Name extends FieldName<Values>>(name: Name) => Values[Name];
  /** Takes what a control has that is no plain input, as if it had been typed. */
  set: (name: FieldName<Values>, value: string) => void;
  /** Says how a field's value is read, where its control has it in other words. */
  showAs: (name: FieldName<Values>, read: (value: string) => string) => void;
  /** A value of a field in the user's words. */
  shown: (name: FieldName<Values>, value: string) => string;
  /** Fills in what has become known, where nothing was typed: it counts as not changed. */
  fillIn: (known: Partial<Values>) => void;
  /** Puts other values in place of what was typed; they count as not changed. */
  reset: (values: Values) => void;
  /** Forgets what was typed, as the page is left without it. */
  discard: () => void;
  /** Shows what the API objects to, where something other than `send` has learnt it. */
  refuse: (error: ApiError) => void;
  submit: () => Promise<void>;
  busy: boolean;
  /** Why the form as a whole was not taken the last time; null = it was, or was not sent. */
  refusal: ApiError | null;
  /** Not sent for want of a network; it is when there is one again, unless something is typed before. */
  waiting: boolean;
  /** Set while somebody has to decide between what they typed and what was stored meanwhile. */
  conflict: Conflict<Values> | null;
  /** Where what the API has differs from what stands in the fields; null = nowhere, though it may be typed otherwise. */
  differing: (stored: { values: Partial<Values>; version: number }) => Conflict<Values> | null;
  /** `mine` is sent over what is stored; `stored` takes the place of what was typed; null decides nothing. */
  settle: (choice: 'mine' | 'stored' | null) => void;
  /** Counts the attempts that failed at fields. */
  failures: number;
  /** How many fields hold something else than at first; 0 where the page may be left without asking. */
  unsaved: number;
  fieldCount: number;
};
