import {
  CancellationInput,
  WithdrawalInput,
} from '@manzil/shared/contract/declarations/declarations';
import type { DeclarationKind, DeclarationTexts } from './declaration-texts';
import type { Values } from './draft';

export type Problem = keyof DeclarationTexts['problems'];
export type Problems = Partial<Record<keyof Values, Problem>>;

/** The calendar in which senders count their days. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

/** One line, as the contract wants it: what was typed on several is the same text. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function cancellationOf(values: Values) {
  const { notice, reason, contract, end, ends_on, name, email } = values;
  return {
    notice,
    reason: notice === 'extraordinary' ? oneLine(reason) : null,
    contract: oneLine(contract),
    ends_on: end === 'day' ? ends_on : null,
    name: oneLine(name),
    email: email.trim(),
  };
}

export function inputOf(
  kind: DeclarationKind,
  values: Values,
): CancellationInput | WithdrawalInput {
  const cancellation = cancellationOf(values);
  if (kind === 'cancellation') return cancellation;
  const { name, email, contract } = cancellation;
  return { name, email, contract };
}

const FIELDS = ['reason', 'contract', 'ends_on', 'name', 'email'] as const;

/** Empty = nothing keeps it from being sent. */
export function problemsOf(kind: DeclarationKind, values: Values): Problems {
  const input = inputOf(kind, values);
  const schema = kind === 'cancellation' ? CancellationInput : WithdrawalInput;
  const parsed = schema.safeParse(input);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
  const problems: Problems = Object.fromEntries(
    FIELDS.filter((field) => wrong.includes(field)).map((field) => [field, field]),
  );
  if ('ends_on' in input && input.ends_on && !problems.ends_on && input.ends_on < today()) {
    problems.ends_on = 'ends_on_past';
  }
  return problems;
}
