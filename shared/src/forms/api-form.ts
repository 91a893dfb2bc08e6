import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ApiError } from '../runtime';
import type { Conflict } from './conflict';

export type FormValues = Readonly<Record<string, string>>;

export type FieldName<Values> = Extract<keyof Values, string>;

export type ApiForm<Values extends FormValues> = {
  register: (name: FieldName<Values>) => UseFormRegisterReturn;
  check: (name: FieldName<Values>) => void;
  errorOf: (name: FieldName<Values>) => string | undefined;
  /** Has the whole form tell what no field on the page does. */
  tellWhole: () => void;
  /** The caller renders again when it changes. */
  valueOf: <Name extends FieldName<Values>>(name: Name) => Values[Name];
  /** For a control that is no plain input: as if it had been typed. */
  set: (name: FieldName<Values>, value: string) => void;
  showAs: (name: FieldName<Values>, read: (value: string) => string) => void;
  shown: (name: FieldName<Values>, value: string) => string;
  /** Fills in what has become known, where nothing was typed: it counts as not changed. */
  fillIn: (known: Partial<Values>) => void;
  /** Puts other values in place of what was typed; they count as not changed. */
  reset: (values: Values) => void;
  discard: () => void;
  /** Shows what the API objects to, where something other than `send` has learnt it. */
  refuse: (error: ApiError) => void;
  submit: () => Promise<void>;
  busy: boolean;
  /** Why the form as a whole was not taken the last time; null = it was, or was not sent. */
  refusal: ApiError | null;
  /** Not sent for want of a network; it is when there is one again, unless something is typed before. */
  waiting: boolean;
  conflict: Conflict<Values> | null;
  /** Where what the API has differs from what stands in the fields; null = nowhere, though it may be typed otherwise. */
  differing: (stored: { values: Partial<Values>; version: number }) => Conflict<Values> | null;
  /** `mine` is sent over what is stored; `stored` takes the place of what was typed; null decides nothing. */
  settle: (choice: 'mine' | 'stored' | null) => void;
  failures: number;
  /** How many fields hold something else than at first; 0 where the page may be left without asking. */
  unsaved: number;
  fieldCount: number;
};
