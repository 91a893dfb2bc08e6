import { LeaveQuestion } from '@manzil/shared/forms';

export default function KeptFilesGuard({ kept }: { kept: number }) {
  return <LeaveQuestion unsaved={kept} of="files" />;
}
