import type { Logger } from 'pino';
import type { Database } from './db/connect';
import type { Files } from './files/encrypted-files';
import { sweepFiles } from './files/orphan-sweep';
import type { Scan } from './files/scan/clamd';
import type { JobKind } from './jobs/job-kind';
import { sweep } from './modules/auth/sweep';
import { scanWaiting } from './modules/documents/scan-waiting.usecase';
import type { Delivery } from './modules/mail/deliver-mails';
import { sweepMails } from './modules/mail/mail-outbox.repository';
import { runDelivery } from './modules/mail/run-delivery';

type Parts = Files & { db: Database; delivery: Delivery; logger: Logger; scan: Scan | null };

/** All jobs that the API does, and when. A name here has its queue in a migration. */
export function schedule({ delivery, ...parts }: Parts): JobKind[] {
  const { db, files, logger } = parts;
  return [
    {
      name: 'mail-delivery',
      // Each mail starts a run of its own (migration 0022); this one finds what such a run has left.
      cron: '* * * * *',
      alone: false,
      limitS: 150,
      pollS: 1,
      run: (run) => runDelivery(delivery, run),
    },
    {
      name: 'mail-sweep',
      cron: '17 * * * *',
      alone: true,
      limitS: 60,
      pollS: 5,
      run: ({ finishWith }) => finishWith(async (tx) => void (await sweepMails(tx))),
    },
    {
      name: 'account-sweep',
      cron: '*/10 * * * *',
      alone: true,
      limitS: 300,
      pollS: 5,
      run: async () => void (await sweep(db)),
    },
    {
      name: 'file-sweep',
      cron: '41 * * * *',
      alone: true,
      // A bucket with a million files is listed in minutes.
      limitS: 1800,
      pollS: 5,
      run: () => sweepFiles(db, files, logger),
    },
    {
      name: 'virus-scan',
      cron: '* * * * *',
      alone: true,
      limitS: 300,
      pollS: 5,
      run: ({ stop }) => scanWaiting(parts, stop),
    },
  ];
}
