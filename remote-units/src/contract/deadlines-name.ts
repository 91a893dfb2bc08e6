import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import type { TextsOf } from '@manzil/shared/runtime';

/** What file systems read as a path, a drive, a wildcard or a redirection. */
const UNFIT = /[/\\:*?"<>|]/g;

/** "Mietvertrag Marina Walk Tower 2304 Fristen.ics" */
export function deadlinesName(
  { kind, unit }: Pick<Contract, 'kind' | 'unit'>,
  { t }: TextsOf<'units/contract'>,
): string {
  const words = [t(`kind.${kind}`), unit?.property_name, unit?.unit_no, t('deadlines.file')];
  return `${words.filter(Boolean).join(' ').replace(UNFIT, '_')}.ics`;
}
