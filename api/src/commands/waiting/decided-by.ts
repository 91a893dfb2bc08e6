import type { Waiting } from './waiting.repository';

export function decidedBy({ kind, id, investor }: Waiting): string {
  if (kind === 'document') return `document review ${id}`;
  if (kind === 'bank account') return `bank-account review ${id}`;
  if (kind === 'erasure') return `investor erase ${investor}`;
  if (kind === 'booking question') return `question show ${id}`;
  return `waiting acknowledge ${id}`;
}
