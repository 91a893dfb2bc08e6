import { CheckLate } from '../../platform/files/check/check-process';
import { Refused } from '../../platform/files/check/refused';
import { refusalError } from '../../platform/files/uploads/refusals';
import { AppError } from '../../platform/http/errors';
import { CommandError } from '../command-error';
import { quoted } from '../quoted';
import type { NamedDocument } from './named-document';

export type ToldDocument = NamedDocument & {
  outcome: 'added' | 'present' | 'refused';
  reason: string | null;
};

export const wordsFor = ({ outcome }: ToldDocument, dryRun: boolean): string => {
  if (outcome === 'refused') return 'Refused';
  if (outcome === 'present') return 'There already';
  return dryRun ? 'Would add' : 'Added';
};

/** For what is about the file; anything else ends the command. */
export function reasonOf(error: unknown): string {
  const known = error instanceof Refused ? refusalError(error.refusal, error) : error;
  if (known instanceof AppError) return known.text('en');
  if (known instanceof CheckLate) return 'There was no time to check it. Run the command again.';
  if (known instanceof CommandError) return known.message;
  throw error instanceof Error ? error : new CommandError(quoted(String(error)));
}
