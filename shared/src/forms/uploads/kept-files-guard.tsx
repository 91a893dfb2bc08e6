import { LeaveQuestion } from '@manzil/shared/forms';

/** @param kept number of files */
export default function KeptFilesGuard({ kept }: { kept: number }) {
  return <LeaveQuestion unsaved={kept} of="files" />;
}
