import type { JobRun } from '../jobs/job-kind';
import { type Delivery, deliverDueMails } from './deliver-mails';
import { nextDue } from './mail-outbox.repository';

/** So that a run ends while mails go on coming: whatever is due then is the next one's. */
const TAKE_MS = 60_000;

export async function runDelivery(delivery: Delivery, { stop, cut, again }: JobRun): Promise<void> {
  const enough = AbortSignal.any([stop, AbortSignal.timeout(TAKE_MS)]);
  await deliverDueMails(delivery, { stop: enough, cut });
  const next = await nextDue(delivery.db);
  if (next) await again(next);
}
