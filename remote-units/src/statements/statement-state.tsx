import type { StatementStatus } from '@manzil/shared/contract/statements/statements';
import { Chip } from '@manzil/shared/ui/chip';
import { Archive, FilePenLine, FileText } from 'lucide';

const looks = {
  published: { tone: 'neutral', icon: FileText },
  corrected: { tone: 'info', icon: FilePenLine },
  superseded: { tone: 'neutral', icon: Archive },
} as const;

export function StatementState({ status, word }: { status: StatementStatus; word: string }) {
  return (
    <Chip plain {...looks[status]}>
      {word}
    </Chip>
  );
}
