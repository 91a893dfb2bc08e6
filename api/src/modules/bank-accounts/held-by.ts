/** Whose an account is, and where. An API from before says neither. */
export type HeldBy = { holder_name?: string; bank_name?: string | null };

/** Beside the end of its IBAN: ` (Anna Becker, Hanseatische Privatbank)` */
export function heldBy({ holder_name, bank_name }: HeldBy): string {
  const named = [holder_name, bank_name].filter(Boolean).join(', ');
  return named && ` (${named})`;
}
