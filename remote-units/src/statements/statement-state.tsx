import type { StatementStatus } from '@manzil/shared/contract/statements/statements';
import { Chip } from '@manzil/shared/ui/chip';
import { Archive, FilePenLine } from 'lucide';

const looks = {
  corrected: { tone: 'info', icon: FilePenLine },
  superseded: { tone: 'neutral', icon: Archive },
} as const;

/** Only what is not as usual has an icon. */
export function StatementState({ status, word }: { status: StatementStatus; word: string }) {
  if (status === 'published') return <span className="secondary">{word}</span>;
  return (
    <Chip plain {...looks[status]}>
      {word}
    </Chip>
  );
}
