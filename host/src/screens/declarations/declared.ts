import type { Language } from '@manzil/shared/contract/values';
import { formatWeekday } from '@manzil/shared/format/date';
import { formatReceived } from '@manzil/shared/format/received';
import type { DeclarationTexts } from './declaration-texts';
import type { Received } from './declarations.api';

type Declared = Omit<Received, 'received_at' | 'receipt_mailed'> & { received_at?: string };

export function declaredFacts(
  declared: Declared,
  { fields }: DeclarationTexts,
  language: Language,
): { label: string; value: string }[] {
  const { received_at, notice, reason, ends_on, contract, name, email } = declared;
  const of = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  const end = ends_on ? formatWeekday(ends_on, language, 'full') : fields.soonest;
  return [
    ...of(fields.received, received_at && formatReceived(new Date(received_at), language)),
    ...of(fields.contract, contract),
    ...of(
      fields.notice,
      notice && (notice === 'ordinary' ? fields.ordinary : fields.extraordinary_long),
    ),
    ...of(fields.reason, reason),
    ...of(fields.end, notice && end),
    ...of(fields.name, name),
    ...of(fields.email, email),
  ];
}
